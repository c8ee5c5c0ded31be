int printf(const char *, ...);
static int a[16], m[4][4];
int main(void) {
    for (int i = 0; i < 16; i++) { a[i] = i * i % 23; m[i / 4][i % 4] = i * 7 % 19; }
    int *p = a, *q = a + 8, **pp = &p, (*row)[4] = m, s = 0;
    row += 3;
    *(q + 0) = s & 7;
    s = s * 3 % 10007 + p[8];
    q = q + 7;
    p = &a[0];
    q = q - 3;
    q[-5] = (*pp)[0] + 8;
    row += 0;
    p += 5;
    p += 9;
    q = q - 8;
    p += 1;
    row += -2;
    s = s * 3 % 10007 + p[-5];
    s += *p--;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    printf("%d %d\n", (*row)[2], row[1][0]);
    s += *p--;
    *(q + 9) += s & 7;
    q = q - 3;
    s = s * 3 % 10007 + p[0];
    s = s * 3 % 10007 + p[0];
    { int t = *p; *p = *q; *q = t; }
    *(q + 8) += s & 15;
    p -= 6;
    p += 5;
    { int t = *p; *p = *q; *q = t; }
    p -= 7;
    s += *p++;
    q = q + 4;
    *p += *q;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    { int t = *p; *p = *q; *q = t; }
    q = q - 5;
    for (int i = 0; i < 16; i++) printf("%d ", a[i]);
    printf("\n%d %d %d %d\n", s, (int)(p - a), (int)(q - a), (int)(row - m));
    return s & 63;
}
