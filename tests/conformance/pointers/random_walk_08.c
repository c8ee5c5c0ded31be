int printf(const char *, ...);
static int a[16], m[4][4];
int main(void) {
    for (int i = 0; i < 16; i++) { a[i] = i * i % 23; m[i / 4][i % 4] = i * 7 % 19; }
    int *p = a, *q = a + 8, **pp = &p, (*row)[4] = m, s = 0;
    s = s * 3 % 10007 + p[13];
    (*pp)++;
    printf("%d %d\n", (*row)[1], row[3][2]);
    s = s * 3 % 10007 + p[0];
    p += 8;
    row += 3;
    row += -3;
    q = q - 2;
    ++*p; printf("%d\n", **pp);
    *(q + 9) = s & 7;
    printf("%d %d\n", (*row)[3], row[2][0]);
    ++*p; printf("%d\n", **pp);
    q = q + 9;
    ++*p; printf("%d\n", **pp);
    p -= 8;
    row += 3;
    s = s * 3 % 10007 + p[11];
    *p += *q;
    s = s * 3 % 10007 + p[1];
    q[-7] = (*pp)[0] + 7;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    s = s * 3 % 10007 + p[13];
    q = q - 10;
    q = q + 1;
    row += -3;
    p += 10;
    row += 0;
    { int t = *p; *p = *q; *q = t; }
    s ^= *++p;
    s = s * 3 % 10007 + p[-4];
    *(q + 6) ^= s & 31;
    p += 1;
    s += *p++;
    s = s * 3 % 10007 + p[-14];
    for (int i = 0; i < 16; i++) printf("%d ", a[i]);
    printf("\n%d %d %d %d\n", s, (int)(p - a), (int)(q - a), (int)(row - m));
    return s & 63;
}
