int printf(const char *, ...);
static int a[16], m[4][4];
int main(void) {
    for (int i = 0; i < 16; i++) { a[i] = i * i % 23; m[i / 4][i % 4] = i * 7 % 19; }
    int *p = a, *q = a + 8, **pp = &p, (*row)[4] = m, s = 0;
    q = q - 1;
    ++*p; printf("%d\n", **pp);
    printf("%d %d\n", (*row)[3], row[2][3]);
    p = &a[7];
    *(q + 4) ^= s & 31;
    s = s * 3 % 10007 + p[7];
    ++*p; printf("%d\n", **pp);
    p -= 1;
    *(q + 6) ^= s & 15;
    p += 4;
    s = s * 3 % 10007 + p[4];
    row += 3;
    *(q + 6) += s & 7;
    s ^= *++p;
    ++*p; printf("%d\n", **pp);
    printf("%d %d\n", (*row)[1], row[-2][1]);
    { int t = *p; *p = *q; *q = t; }
    ++*p; printf("%d\n", **pp);
    p += 3;
    row += 0;
    p += 0;
    s = s * 3 % 10007 + p[-12];
    row += 0;
    s = s * 3 % 10007 + p[-13];
    { int t = *p; *p = *q; *q = t; }
    s += *p++;
    q = q + 2;
    { int t = *p; *p = *q; *q = t; }
    s -= *--p;
    *(q + 2) += s & 15;
    p -= 3;
    p = &a[1];
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    (*pp)++;
    for (int i = 0; i < 16; i++) printf("%d ", a[i]);
    printf("\n%d %d %d %d\n", s, (int)(p - a), (int)(q - a), (int)(row - m));
    return s & 63;
}
