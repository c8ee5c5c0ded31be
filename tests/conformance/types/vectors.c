//@ models: lp64
#include <stdio.h>
typedef int v4 __attribute__((vector_size(16))); typedef float f4 __attribute__((vector_size(16)));
static void show(v4 v) { printf("%d %d %d %d\n", v[0], v[1], v[2], v[3]); }
int main(void) {
    v4 a = { 1, 2, 3, 4 }, b = { 10, 20, 30, 40 };
    show(a + b); show(b - a); show(a * b); show(b / a); show(-a); show(a << 1); show(a & b); show(~a);
    show(a + 1); show(2 * a);
    v4 m = a > (v4){ 2, 2, 2, 2 }; show(m); show(a == b);
    a[2] = 99; show(a); a += b; show(a);
    f4 f = { 0.5f, 1, 1.5f, 2 }; f = f * 2; printf("%g %g %g %g\n", f[0], f[1], f[2], f[3]);
    printf("%d\n", (int)sizeof a); int s = 0; for (int i = 0; i < 4; i++) s += a[i];
    return s & 127;
}
