#include <stdio.h>
static int hits; static int t(int v) { hits++; return v; }
int main(void) {
    int i = -1; unsigned u = 1; double d = 2.5; char c = 'c'; short s = -2; int *p = 0, x = 5;
    void *vp = &x; const int *cp = &x;
    printf("%d\n", (1 ? i : u) > 0); printf("%d\n", (0 ? u : s) > 0); printf("%g\n", 1 ? 3 : d);
    printf("%d %d\n", (int)sizeof(1 ? c : c), (int)sizeof(1 ? c : 1LL));
    printf("%d\n", (1 ? c : 'd')); printf("%d\n", (1 ? 0 : p) == 0);
    printf("%d\n", *(1 ? cp : &x)); printf("%d\n", *(int *)(1 ? vp : &x));
    printf("%lld\n", (long long)(1 ? -1 : 0u)); printf("%lld\n", (long long)(1 ? -1 : 0LL));
    printf("%d\n", t(5) ?: t(6)); printf("%d\n", t(0) ?: t(6)); printf("%d\n", hits);
    int k = i < 0 ? i < -5 ? 1 : 2 : 3; printf("%d\n", k); (i < 0 ? (x = 10) : (x = 20));
    printf("%d\n", x); *(i > 0 ? &x : &k) = 99; printf("%d %d\n", x, k);
    printf("%s\n", i ? "nz" : "z"); 1 ? (void)t(1) : (void)0; printf("%d\n", hits);
    printf("%d\n", i ? u ? 1 : 2 : 3); struct { int a[2]; } A = { { 1, 2 } }, B = { { 3, 4 } };
    printf("%d\n", (x > 100 ? A : B).a[1]); printf("%d\n", (d > 2 ? 7 : 8) + 1);
    printf("%d\n", p ? *p : -1); int y = (x ? 1 : 0, 5); printf("%d\n", y); char *str = 0;
    printf("%s\n", str ?: "null"); printf("%d\n", (int)sizeof(u ?: c)); return x > 5 ? 7 : 8;
}
