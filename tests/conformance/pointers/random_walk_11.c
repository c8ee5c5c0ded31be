int printf(const char *, ...);
static int a[16], m[4][4];
int main(void) {
    for (int i = 0; i < 16; i++) { a[i] = i * i % 23; m[i / 4][i % 4] = i * 7 % 19; }
    int *p = a, *q = a + 8, **pp = &p, (*row)[4] = m, s = 0;
    s = s * 3 % 10007 + p[11];
    *p += *q;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    p += 9;
    p += 6;
    --*pp;
    p -= 5;
    q = q - 6;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    p -= 8;
    s -= *--p;
    s = s * 3 % 10007 + p[1];
    *(q + 13) += s & 7;
    ++*p; printf("%d\n", **pp);
    printf("%d %d\n", (*row)[0], row[3][2]);
    s = s * 3 % 10007 + p[0];
    p += 5;
    p -= 5;
    q = q + 13;
    s ^= *++p;
    row += 3;
    { int t = *p; *p = *q; *q = t; }
    ++*p; printf("%d\n", **pp);
    ++*p; printf("%d\n", **pp);
    printf("%d %d\n", (*row)[3], row[0][2]);
    q = q - 6;
    s += *p++;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    *p += *q;
    q = q + 6;
    { int t = *p; *p = *q; *q = t; }
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    s = s * 3 % 10007 + p[5];
    for (int i = 0; i < 16; i++) printf("%d ", a[i]);
    printf("\n%d %d %d %d\n", s, (int)(p - a), (int)(q - a), (int)(row - m));
    return s & 63;
}
