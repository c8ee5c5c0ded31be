//@ models: lp64
#include <stdio.h>
int main(void) {
    double a0;
    float a = 0.7f;
    long double b = -3;
    int c = 88347;
    int d = -73928;
    int e = 59836;
    int f = 21662;
    unsigned g = 1908362921;
    int h = 87300;
    int i = -87647;
    double j = 7;
    printf("%d %d\n", ((10 - b) < (a * 1e3) ? (c - e) : (double)(e)) < ((10 < b ? b : e) * (double)(g)), (int)sizeof(((f >= 2.0f ? g : 3) - (f + c))));
    printf("%.17g\n", (double)((((i * 3) * (0.5 * c)) + ((a - 1e3) + (10 + e)))));
    printf("%.17g\n", (double)((((0.5 * 1e3) - (j - i)) == ((c - f) + (a >= b ? h : b)) ? (double)((a * a)) : ((b * j) * (10 * 0.5)))));
    printf("%.17g\n", (double)((((h - g) * (10 - 2.0f)) / 11.0L)));
    printf("%.17g\n", (double)((((j + 10) >= (3 - 0.5) ? (d - a) : (3 - a)) + (long double)((g + e)))));
    printf("%.9g\n", (double)(float)(((10 + 1e3) + (3 - d))));
    printf("%.9g\n", (double)(float)(((long double)(d) + (10 * d))));
    printf("%.21Lg\n", (long double)(((e * 10) < (i + i) ? (e + b) : (j * g))));
    printf("%d %d\n", ((3 / 7.0f) + (2.0f / 3.0)) < ((c / 7.0f) - (10 + 3)), (int)sizeof(((i * 10) + (d - a))));
    printf("%.17g\n", (double)(((float)((a + 10)) - ((b + f) * (d * 3)))));
    printf("%.17g\n", (double)((((1e3 + 2.0f) - (3 - e)) * ((10 * 0.5) / 0.3))));
    printf("%.17g\n", (double)((((3 / 3.0) * (0.5 + b)) * ((f >= b ? a : g) - (double)(d)))));
    printf("%.9g\n", (double)(float)(((e + 2.0f) - (f + a))));
    printf("%.17g\n", (double)((((j * f) / 0.3) >= ((e >= 2.0f ? h : 0.5) * (j * e)) ? ((i == 0.5 ? c : c) / 0.3) : ((h / 0.3) + (d * j)))));
    printf("%.17g\n", (double)((((3 - 1e3) * (3 == 2.0f ? e : 1e3)) + ((3 - f) * (d + 3)))));
    printf("%.17g\n", (double)((((1e3 / 11.0L) == (d * a) ? (d - b) : (h - a)) + ((f + g) * (long double)(1e3)))));
    printf("%.17g\n", (double)((((j / 3.0) + (a - b)) * ((f + h) < (h * 0.5) ? (e + i) : (long double)(3)))));
    printf("%.17g\n", (double)((((10 + c) < (1e3 - a) ? (0.5 * d) : (d + i)) < ((j / 7.0f) / 0.3) ? ((10 - i) / 3.0) : ((j * b) / 3.0))));
    a0 = ((a >= 10 ? i : 0.5) - (b - d)); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((((1e3 + g) - (h + f)) * ((f - a) / 0.3))));
    printf("%.17g\n", (double)((long double)((float)((a * 2.0f)))));
    printf("%d %d\n", ((10 + 10) / 3.0) < ((1e3 * e) * (3 - e)), (int)sizeof(((float)(a) * (a + 1e3))));
    printf("%.21Lg\n", (long double)(((3 - 10) - (j < i ? g : 0.5))));
    printf("%.17g\n", (double)(((long double)((0.5 - j)) * ((10 + 10) / 11.0L))));
    printf("%.21Lg\n", (long double)(((b + g) * (h - h))));
    return 0;
}
