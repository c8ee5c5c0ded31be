#include <stdio.h>
static int order[8], k; static int ev(int id, int v) { order[k++] = id; return v; }
static int three(int a, int b, int c) { return a * 100 + b * 10 + c; }
static void modify(int a, int *b) { a = 50; *b = 60; }
static int arr(int v[3]) { v[0] = 99; v = 0; return v == 0; }
static double mixed(char c, short s, int i, long l, long long q, float f, double d, unsigned char u) {
    return c + s + i + l + q + f + d + u;
}
static int many(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j) {
    return a - b + c - d + e - f + g - h + i - j;
}
static int shadow(int x) { { int x = 5; x++; } return x; }
static char trunc8(int x) { return x; }
static unsigned short us(long x) { return x; }
static _Bool bl(double d) { return d; }
static float fl(int x) { return x / 2; }
int main(void) {
    printf("%d\n", three(1, three(0, 0, 2), three(0, 0, 3))); int a = 1, b = 2; modify(a, &b);
    printf("%d %d\n", a, b); int v[3] = { 1 }; printf("%d\n", arr(v)); printf("%d\n", v[0]);
    printf("%g\n", mixed('a', -1, 2, 3, 4, .5, .25, 255));
    printf("%g\n", mixed(97.9, 65535 + 0, 1, 1, 1, 1, 1, -1));
    printf("%d\n", many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)); printf("%d\n", shadow(9));
    printf("%d %d %d %g\n", trunc8(300), us(-1), bl(0.001), fl(7));
    int s = ev(1, 2) + ev(2, 3) * ev(3, 4); printf("%d %d\n", s, k); ev(4, 0) && ev(5, 0);
    printf("%d\n", k); (void)three(ev(6, 1), 0, 0); printf("%d\n", order[k - 1]);
    return three(0, 4, 2);
}
