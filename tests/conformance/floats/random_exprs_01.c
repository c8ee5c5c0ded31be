//@ models: lp64
#include <stdio.h>
int main(void) {
    double a0;
    long double a = 255.5;
    long long b = 755482890;
    float c = 3.7e-5;
    int d = -12886;
    long long e = 826223995;
    int f = -76699;
    double g = 1e-3;
    double h = 7;
    long long i = 559537236;
    unsigned j = 913222499;
    printf("%.17g\n", (double)((((10 - 3) - (double)(f)) >= ((j / 0.3) - (1e3 / 7.0f)) ? ((j - 2.0f) / 7.0f) : ((3 * f) + (i * c)))));
    printf("%.17g\n", (double)((((d / 7.0f) + (d - 2.0f)) / 7.0f)));
    printf("%.17g\n", (double)((((e < g ? 2.0f : f) - (d - 0.5)) - ((10 + g) - (f * 2.0f)))));
    printf("%.17g\n", (double)((((h * 10) / 0.3) + ((f * e) - (a / 7.0f)))));
    printf("%d %d\n", ((1e3 + a) + (long double)(i)) < ((0.5 + a) - (f * 1e3)), (int)sizeof(((j * d) * (c + e))));
    printf("%.17g\n", (double)(((double)((f / 7.0f)) < ((h >= e ? g : j) * (b - a)) ? ((10 * 0.5) + (b == d ? d : b)) : ((a < 2.0f ? e : 2.0f) * (3 - 3)))));
    printf("%.21Lg\n", (long double)(((c * c) - (c * 2.0f))));
    a0 = ((2.0f < b ? d : 3) * (a - b)); printf("%.17g\n", (double)a0);
    a0 = ((c >= c ? a : j) + (j * i)); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((double)(((a / 7.0f) * (10 - e)))));
    printf("%.17g\n", (double)((((float)(h) == (g / 7.0f) ? (h - 2.0f) : (f * i)) + ((j + a) * (g + 0.5)))));
    printf("%.17g\n", (double)((((10 + j) - (i < d ? 2.0f : 0.5)) * ((g + 10) - (a + 1e3)))));
    printf("%.17g\n", (double)((((e + a) + (0.5 - 10)) + (float)((f - e)))));
    printf("%.17g\n", (double)(((float)((0.5 / 7.0f)) * ((j + 2.0f) * (g - g)))));
    printf("%.21Lg\n", (long double)(((d * e) * (g / 3.0))));
    printf("%.17g\n", (double)((long double)(((j == a ? b : f) + (1e3 * b)))));
    printf("%.17g\n", (double)((((d >= 10 ? 10 : e) - (0.5 * g)) + ((i - i) / 11.0L))));
    a0 = (float)((h - e)); printf("%.17g\n", (double)a0);
    a0 = ((1e3 + g) + (2.0f * a)); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((((j + j) >= (e - 3) ? (2.0f * i) : (double)(2.0f)) >= ((long double)(2.0f) >= (j + 2.0f) ? (float)(10) : (i - 2.0f)) ? ((e + a) + (e == b ? 1e3 : a)) : ((2.0f - 3) * (h - e)))));
    printf("%.17g\n", (double)((((2.0f * h) * (1e3 / 11.0L)) - ((0.5 - j) * (g - 10)))));
    printf("%d %d\n", (long double)((d + 1e3)) < (double)((d - d)), (int)sizeof(((j == e ? a : 0.5) * (3 + e))));
    printf("%.21Lg\n", (long double)(((2.0f + h) + (j / 3.0))));
    printf("%.17g\n", (double)((((3 - e) - (e * a)) - ((3 * 10) * (3 * 10)))));
    printf("%.9g\n", (double)(float)(((3 * e) + (1e3 - 3))));
    printf("%.21Lg\n", (long double)(((d + i) * (10 - a))));
    printf("%.17g\n", (double)((((10 - c) + (f == 2.0f ? e : g)) + ((g - 0.5) * (1e3 - j)))));
    printf("%.17g\n", (double)((((3 * h) - (c >= i ? 0.5 : e)) + ((i * 1e3) - (3 + b)))));
    printf("%.17g\n", (double)((((3 / 7.0f) * (long double)(3)) + ((j == c ? e : d) * (float)(d)))));
    printf("%.17g\n", (double)((((0.5 * 0.5) + (c >= 3 ? j : e)) * ((j / 11.0L) / 7.0f))));
    return 0;
}
