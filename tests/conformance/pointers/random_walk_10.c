int printf(const char *, ...);
static int a[16], m[4][4];
int main(void) {
    for (int i = 0; i < 16; i++) { a[i] = i * i % 23; m[i / 4][i % 4] = i * 7 % 19; }
    int *p = a, *q = a + 8, **pp = &p, (*row)[4] = m, s = 0;
    p = &a[7];
    q = q - 8;
    p += 7;
    printf("%d %d\n", (*row)[0], row[2][1]);
    printf("%d %d\n", (*row)[0], row[2][1]);
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    ++*p; printf("%d\n", **pp);
    printf("%d %d\n", (*row)[1], row[3][1]);
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    q = q + 14;
    { int t = *p; *p = *q; *q = t; }
    s ^= *++p;
    --*pp;
    s = s * 3 % 10007 + p[0];
    q = q - 12;
    q = q + 3;
    { int t = *p; *p = *q; *q = t; }
    s ^= *++p;
    s += *p--;
    ++*p; printf("%d\n", **pp);
    printf("%d %d\n", (*row)[2], row[0][2]);
    s = s * 3 % 10007 + p[-9];
    q = q - 3;
    q = q + 6;
    s = s * 3 % 10007 + p[-2];
    s += *p--;
    *p += *q;
    s ^= *++p;
    s += *p++;
    *(q + 3) = s & 31;
    s -= *--p;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    p -= 8;
    { int t = *p; *p = *q; *q = t; }
    for (int i = 0; i < 16; i++) printf("%d ", a[i]);
    printf("\n%d %d %d %d\n", s, (int)(p - a), (int)(q - a), (int)(row - m));
    return s & 63;
}
