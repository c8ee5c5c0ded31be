int printf(const char *, ...);
static int a[16], m[4][4];
int main(void) {
    for (int i = 0; i < 16; i++) { a[i] = i * i % 23; m[i / 4][i % 4] = i * 7 % 19; }
    int *p = a, *q = a + 8, **pp = &p, (*row)[4] = m, s = 0;
    s = s * 3 % 10007 + p[0];
    p += 8;
    s = s * 3 % 10007 + p[-2];
    row += 2;
    s -= *--p;
    p += 5;
    row += -2;
    p += 2;
    s += *p++;
    q = q - 1;
    p -= 6;
    q = q + 3;
    s = s * 3 % 10007 + p[-4];
    q = q - 2;
    ++*p; printf("%d\n", **pp);
    p = &a[6];
    row += 0;
    row += 0;
    row += 1;
    p -= 4;
    *(q + 7) += s & 31;
    s = s * 3 % 10007 + p[2];
    q = q - 5;
    q = q + 2;
    p = &a[10];
    { int t = *p; *p = *q; *q = t; }
    row += -1;
    p = &a[2];
    q = q - 3;
    s = s * 3 % 10007 + p[1];
    s += *p--;
    *p += *q;
    row += 3;
    q = q + 3;
    for (int i = 0; i < 16; i++) printf("%d ", a[i]);
    printf("\n%d %d %d %d\n", s, (int)(p - a), (int)(q - a), (int)(row - m));
    return s & 63;
}
