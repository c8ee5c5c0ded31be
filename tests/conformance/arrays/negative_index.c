#include <stdio.h>
int main(void) {
    int a[11], *m = a + 5;
    for (int i = -5; i <= 5; i++) m[i] = i * i * (i < 0 ? -1 : 1);
    printf("%d %d %d\n", m[-5], m[0], m[5]); printf("%d %d\n", a[0], a[10]);
    printf("%d\n", (-3)[m]); printf("%d\n", *(m - 2)); printf("%d\n", *(-1 + m));
    int s = 0;
    for (int *p = a + 11; p != a;) s += *--p;
    printf("%d\n", s); unsigned u = 2; printf("%d\n", m[-(int)u]); signed char c = -4;
    printf("%d\n", m[c]); long l = -1; printf("%d\n", m[l]); long long q = 3;
    printf("%d\n", m[q]);
    char t[] = "abcdef", *e = t + 6;
    while (e > t) putchar(e[-1]), e--;
    puts(""); double d[3][3] = { { 1, 2, 3 }, { 4, 5, 6 }, { 7, 8, 9 } };
    double (*r)[3] = &d[1]; printf("%g %g %g\n", r[-1][2], r[0][1], r[1][0]); struct { int x; }
    st[4] = { { 1 }, { 2 }, { 3 }, { 4 } }, *sp = &st[3];
    printf("%d %d\n", sp[-1].x, (sp - 3)->x);
    printf("%d\n", (int)(a - m)); printf("%d\n", (int)(&m[-5] - &m[5])); return m[4];
}
