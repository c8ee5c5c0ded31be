#include <stdio.h>
#define T(e) printf(#e " %s %g\n", _Generic((e), float: "float", double: "double", long double: "long double", default: "int"), (double)(e))
int main(void) {
    T(1.0); T(1.0f); T(1.0F); T(1.0l); T(1.0L); T(1.); T(.5); T(1e0); T(1E+2); T(1e-2f);
    T(0x1p3); T(0x1.8p1f); T(0x.1p4L); T(0XAp-1); T(1); T(1 / 2); T(1. / 2); T(1 / 2.f);
    T(010.5); T(09.5); T(1e1); T(100000000.0f);
    printf("%d %d\n", 1.0f == 1.0, 0.1f == 0.1); printf("%d\n", 0.1L == 0.1);
    printf("%d\n", (float)0.1 == 0.1f); printf("%d\n", 1e400 > 1e308);
    printf("%d\n", 1e-400 == 0); printf("%d\n", 3.0 == 3);
    printf("%.9g %.9g\n", 16777216.f, 16777217.f); printf("%.17g\n", 123456789012345678.0);
    printf("%d\n", 0x1p-1 == .5); printf("%d\n", 1.5e3 == 1500); printf("%g\n", 0xe + 1.0);
    printf("%d\n", (int)1e9); return (int)1e2f;
}
