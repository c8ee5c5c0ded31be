int printf(const char *, ...);
static int a[16], m[4][4];
int main(void) {
    for (int i = 0; i < 16; i++) { a[i] = i * i % 23; m[i / 4][i % 4] = i * 7 % 19; }
    int *p = a, *q = a + 8, **pp = &p, (*row)[4] = m, s = 0;
    p += 8;
    q = q - 7;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    { int t = *p; *p = *q; *q = t; }
    s = s * 3 % 10007 + p[3];
    q = q + 1;
    s = s * 3 % 10007 + p[-1];
    s = s * 3 % 10007 + p[4];
    { int t = *p; *p = *q; *q = t; }
    q = q + 13;
    { int t = *p; *p = *q; *q = t; }
    row += 1;
    s ^= *++p;
    --*pp;
    q = q - 6;
    s += *p--;
    printf("%d %d\n", (*row)[0], row[0][0]);
    *p += *q;
    p += 4;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    *(q + 2) ^= s & 31;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    q = q - 9;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    s -= *--p;
    p = &a[13];
    s += *p++;
    printf("%d %d\n", (*row)[3], row[-1][0]);
    printf("%d %d\n", (*row)[0], row[0][2]);
    row += 0;
    { int t = *p; *p = *q; *q = t; }
    printf("%d %d\n", (*row)[1], row[1][0]);
    (*pp)++;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    for (int i = 0; i < 16; i++) printf("%d ", a[i]);
    printf("\n%d %d %d %d\n", s, (int)(p - a), (int)(q - a), (int)(row - m));
    return s & 63;
}
