//@ models: lp64
#include <stdio.h>
int main(void) {
    double a0;
    double a = 16777217.0;
    int b = -43145;
    float c = 1e10;
    double d = 255.5;
    int e = -86665;
    long long f = 1617482624;
    double g = 255.5;
    unsigned h = 1753726954;
    long long i = 1700536757;
    unsigned j = 692662670;
    printf("%.17g\n", (double)((long double)(((0.5 - h) * (b * 0.5)))));
    printf("%.17g\n", (double)((((j - b) * (3 * 0.5)) + ((e / 11.0L) + (3 + 10)))));
    printf("%.21Lg\n", (long double)(((float)(c) * (0.5 * h))));
    printf("%.17g\n", (double)((float)(((j * a) - (2.0f >= f ? 10 : d)))));
    printf("%.17g\n", (double)((((c >= e ? b : d) / 11.0L) / 11.0L)));
    printf("%.17g\n", (double)((((1e3 >= e ? 3 : e) + (double)(a)) * (float)((double)(e)))));
    printf("%.9g\n", (double)(float)(((1e3 - 0.5) * (0.5 / 7.0f))));
    printf("%.9g\n", (double)(float)(((d + 10) == (e < 1e3 ? j : 1e3) ? (d - 0.5) : (j >= a ? c : b))));
    printf("%d %d\n", ((c + d) < (c + h) ? (long double)(h) : (2.0f + e)) < ((e / 0.3) * (c * f)), (int)sizeof(((d - h) >= (double)(i) ? (f - c) : (0.5 * c))));
    printf("%.21Lg\n", (long double)(((a - 0.5) * (0.5 / 11.0L))));
    printf("%.17g\n", (double)((((a / 3.0) * (d * e)) - ((d + g) * (h >= e ? c : f)))));
    printf("%.9g\n", (double)(float)((long double)((d * 2.0f))));
    printf("%.9g\n", (double)(float)(((long double)(10) - (h + 1e3))));
    printf("%.9g\n", (double)(float)(((double)(d) < (3 * b) ? (f - 0.5) : (3 / 3.0))));
    printf("%.21Lg\n", (long double)(((3 * a) - (i * h))));
    printf("%.17g\n", (double)((((2.0f >= h ? f : 1e3) - (j - j)) >= ((f * 10) / 11.0L) ? ((j * 10) * (c * e)) : ((a + f) / 0.3))));
    printf("%.9g\n", (double)(float)(((a + e) * (c * j))));
    printf("%.17g\n", (double)((((h / 0.3) == (b / 0.3) ? (a - j) : (0.5 * i)) + ((h * 2.0f) * (c + a)))));
    printf("%.17g\n", (double)((((long double)(j) * (g / 3.0)) * ((e + 1e3) - (c + 2.0f)))));
    printf("%.17g\n", (double)((((a - 10) * (2.0f / 3.0)) * ((d * h) + (3 - b)))));
    printf("%.17g\n", (double)((((i + f) + (c * 2.0f)) * (long double)((g >= 3 ? b : g)))));
    printf("%d %d\n", ((h < 1e3 ? b : 0.5) / 11.0L) < (long double)((long double)(g)), (int)sizeof(((e - 0.5) / 0.3)));
    printf("%.9g\n", (double)(float)(((long double)(10) >= (2.0f - f) ? (f - 1e3) : (i - i))));
    printf("%.21Lg\n", (long double)(((c - 3) + (double)(2.0f))));
    printf("%.17g\n", (double)((((d * c) - (0.5 + 0.5)) + ((3 + b) + (h - 3)))));
    printf("%.17g\n", (double)((((c + g) * (h * h)) - ((f >= g ? i : d) >= (long double)(i) ? (0.5 * h) : (10 + a)))));
    printf("%.17g\n", (double)((((3 * c) + (float)(2.0f)) - ((long double)(f) - (a + c)))));
    printf("%.21Lg\n", (long double)((float)((i == b ? b : c))));
    printf("%.17g\n", (double)((((i < b ? j : b) + (10 >= h ? 1e3 : j)) / 7.0f)));
    a0 = ((0.5 + f) - (h + d)); printf("%.17g\n", (double)a0);
    return 0;
}
