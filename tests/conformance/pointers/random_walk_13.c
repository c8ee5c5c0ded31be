int printf(const char *, ...);
static int a[16], m[4][4];
int main(void) {
    for (int i = 0; i < 16; i++) { a[i] = i * i % 23; m[i / 4][i % 4] = i * 7 % 19; }
    int *p = a, *q = a + 8, **pp = &p, (*row)[4] = m, s = 0;
    *p += *q;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    { int t = *p; *p = *q; *q = t; }
    { int t = *p; *p = *q; *q = t; }
    s = s * 3 % 10007 + p[14];
    p += 1;
    q = q + 7;
    p += 10;
    p = &a[1];
    s ^= *++p;
    s += *p--;
    q = q - 4;
    p += 9;
    p += 4;
    row += 2;
    q = q - 11;
    p -= 7;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    q = q + 0;
    s += *p++;
    --*pp;
    row += 0;
    p = &a[15];
    q = q + 5;
    row += 0;
    row += 0;
    { int t = *p; *p = *q; *q = t; }
    printf("%d %d\n", (*row)[1], row[1][1]);
    s = s * 3 % 10007 + p[0];
    p -= 3;
    printf("%d %d\n", (*row)[3], row[0][0]);
    *(q + 8) = s & 15;
    q = q + 10;
    for (int i = 0; i < 16; i++) printf("%d ", a[i]);
    printf("\n%d %d %d %d\n", s, (int)(p - a), (int)(q - a), (int)(row - m));
    return s & 63;
}
