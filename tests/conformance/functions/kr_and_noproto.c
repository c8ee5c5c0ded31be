#include <stdio.h>
int old(); int old(a, b, c) int a; char b; double c; { return a + b + (int)c; }
static float kf(f, p, n) float f; int p[], n; { for (int i = 0; i < n; i++) f += p[i]; return f; }
int noargs() { return 7; }
static int cb(f, x) int (*f)();
int x;
{ return f(x, 'A', 2.5); }
short narrow(s) short s;
{ return s * 2; }
unsigned char uch(c) unsigned char c;
{ return c + 1; }
defaultint(x) { return x * 3; }
main() {
    printf("%d\n", old(1, 2, 3.9)); printf("%d\n", old(10, 'a', 1.5f + 0.0));
    int v[] = { 1, 2, 3 }; printf("%g\n", kf(0.5, v, 3)); printf("%d\n", noargs());
    printf("%d\n", cb(old, 100)); printf("%d\n", narrow(70000 - 65536));
    printf("%d\n", narrow((short)20000)); printf("%d\n", uch(255));
    printf("%d\n", defaultint(14)); int (*fp)() = old; printf("%d\n", fp(1, 1, 1.0));
    extern int later(); printf("%d\n", later(5)); auto k = 5; static s = 6; register r = 7;
    const c = 8; printf("%d\n", k + s + r + c); return 3;
}
int later(x) int x; { return x + 1; }
