//@ models: lp64
#include <stdio.h>
int main(void) {
    double a0;
    long long a = 731877114;
    float b = 16777217.0;
    long double c = 7;
    double d = 3.7e-5;
    double e = 3.7e-5;
    double f = 1e-3;
    double g = 7;
    float h = 1e10;
    unsigned i = 19676378;
    float j = 255.5;
    printf("%.9g\n", (double)(float)(((2.0f * g) - (a + d))));
    printf("%.9g\n", (double)(float)(((b - a) / 0.3)));
    printf("%.21Lg\n", (long double)(((j / 0.3) + (i - 1e3))));
    printf("%.9g\n", (double)(float)(((10 * j) + (3 * i))));
    printf("%.9g\n", (double)(float)(((10 + f) - (2.0f * i))));
    printf("%.17g\n", (double)((((a * c) + (long double)(c)) - ((2.0f + 3) * (j >= h ? a : b)))));
    printf("%.21Lg\n", (long double)((double)((0.5 - 3))));
    printf("%.17g\n", (double)((((10 / 11.0L) + (a + j)) + ((2.0f + i) - (b + 1e3)))));
    printf("%d %d\n", ((f / 11.0L) - (f * 1e3)) < ((3 - b) - (10 - g)), (int)sizeof(((0.5 + 1e3) + (10 + 2.0f))));
    printf("%.17g\n", (double)((((2.0f - 1e3) - (g * h)) - ((e - i) * (e / 11.0L)))));
    printf("%.17g\n", (double)((((2.0f - 10) + (float)(j)) - ((j >= c ? 10 : f) + (i * 3)))));
    printf("%.17g\n", (double)((((10 + d) + (b * 10)) - ((0.5 + d) - (3 < a ? i : g)))));
    printf("%d %d\n", ((10 + i) + (3 - d)) < ((b - c) + (d * h)), (int)sizeof(((10 * e) / 0.3)));
    printf("%.17g\n", (double)((((2.0f * j) + (float)(e)) + ((b * j) + (a + e)))));
    printf("%d %d\n", ((d * b) / 7.0f) < ((float)(h) < (1e3 + 2.0f) ? (i - c) : (1e3 / 7.0f)), (int)sizeof(((d / 11.0L) + (b / 7.0f))));
    printf("%.17g\n", (double)((((0.5 + h) == (float)(10) ? (e - j) : (d == h ? a : b)) * ((j * j) + (float)(i)))));
    printf("%.9g\n", (double)(float)((long double)((10 + j))));
    printf("%d %d\n", ((g - c) == (b < i ? j : 2.0f) ? (1e3 * e) : (d - b)) < ((a + f) / 0.3), (int)sizeof(((h - b) * (h / 7.0f))));
    printf("%.17g\n", (double)((((j * c) / 3.0) - ((d / 3.0) * (j * g)))));
    printf("%.17g\n", (double)((long double)(((a + b) + (g * d)))));
    printf("%.9g\n", (double)(float)(((e + a) * (1e3 + i))));
    printf("%.17g\n", (double)((((0.5 - g) + (j + b)) + (long double)((e - e)))));
    printf("%.17g\n", (double)((((2.0f * e) < (d - 2.0f) ? (c + a) : (1e3 / 0.3)) * ((i < h ? h : 10) * (2.0f * d)))));
    printf("%.17g\n", (double)((((f + 1e3) - (3 + 10)) + ((10 - b) - (f == e ? 0.5 : 2.0f)))));
    printf("%.21Lg\n", (long double)(((0.5 - h) * (2.0f * f))));
    a0 = ((g + i) >= (g * j) ? (b - d) : (h == i ? f : c)); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((((10 - 2.0f) * (c * 0.5)) + ((3 * i) * (2.0f * 10)))));
    printf("%.21Lg\n", (long double)(((j >= j ? h : h) + (float)(b))));
    printf("%.17g\n", (double)((((float)(h) == (1e3 - 0.5) ? (c - d) : (double)(g)) / 11.0L)));
    printf("%.17g\n", (double)((((g * 3) < (j * d) ? (1e3 - h) : (h - c)) * (long double)((0.5 / 0.3)))));
    return 0;
}
