//@ models: lp64
#include <stdio.h>
int main(void) {
    printf("%g %g %g\n", 0x1p0, 0x1.8p1, 0x.8p-1);
    printf("%g %g\n", 0xAp2, 0X1.FP+3);
    printf("%g %g\n", 0x1p-1074, 0x1.fffffffffffffp1023);
    printf("%g\n", (double)0x1.99999ap-4f);
    printf("%.20g\n", (double)0.1f);
    printf("%.20g\n", 0.1);
    printf("%.25Lg\n", 0.1L);
    printf("%g %g %g %g\n", 1., .5, 1.e2, .5E-1);
    printf("%d %d %d\n", (int)sizeof 1.0, (int)sizeof 1.0f, (int)sizeof 1.0L);
    printf("%d\n", 0.1 == 0.1f);
    printf("%d\n", 0.5 == 0.5f);
    printf("%.17g\n", 1e23);
    printf("%.17g\n", 9007199254740993.0);
    printf("%.17g\n", 1.7976931348623157e308);
    printf("%.17g\n", 2.2250738585072014e-308);
    printf("%.17g\n", 4.9e-324);
    printf("%.9g\n", (double)16777217.0f);
    printf("%.9g\n", (double)3.4028235e38f);
    printf("%a %a\n", 0x1.0000000000001p0, 1e-5);
    printf("%g\n", 00012.5);
    printf("%d\n", 0x1.8p0 == 1.5);
    return (int)0x1p5;
}
