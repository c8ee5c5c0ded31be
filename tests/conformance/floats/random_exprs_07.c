//@ models: lp64
#include <stdio.h>
int main(void) {
    double a0;
    int a = 35107;
    long long b = 439022496;
    float c = 123456789.0;
    long long d = 653813015;
    float e = 123456789.0;
    long long f = 418830836;
    float g = 255.5;
    int h = 21860;
    double i = 16777217.0;
    float j = 0.7f;
    printf("%.17g\n", (double)(((long double)((h + g)) + ((double)(b) * (2.0f + 10)))));
    printf("%.17g\n", (double)((((c - 10) < (a == f ? g : 10) ? (3 + b) : (double)(10)) - ((e - 3) * (a >= i ? c : g)))));
    printf("%.9g\n", (double)(float)(((10 * g) * (c + a))));
    printf("%.17g\n", (double)((((h - 10) * (c * 3)) * ((i - e) - (1e3 / 0.3)))));
    printf("%.9g\n", (double)(float)(((d + f) * (10 - a))));
    a0 = ((h + 2.0f) * (0.5 - g)); printf("%.17g\n", (double)a0);
    printf("%.9g\n", (double)(float)(((b < 1e3 ? i : g) + (h / 3.0))));
    printf("%.17g\n", (double)((((10 >= a ? d : g) - (2.0f == 2.0f ? j : j)) + ((1e3 - 1e3) * (long double)(0.5)))));
    printf("%.9g\n", (double)(float)(((i * 10) - (float)(2.0f))));
    printf("%.17g\n", (double)((((a * a) >= (g + 10) ? (h + e) : (float)(2.0f)) - ((3 + g) - (c < c ? 3 : 3)))));
    printf("%.9g\n", (double)(float)(((c - a) - (long double)(d))));
    printf("%.17g\n", (double)((((f * 0.5) / 0.3) / 0.3)));
    printf("%.17g\n", (double)((double)(((f * 2.0f) + (0.5 * e)))));
    printf("%d %d\n", ((e + 0.5) + (e + b)) < (long double)((10 == 10 ? j : 3)), (int)sizeof(((j - 1e3) / 3.0)));
    printf("%.17g\n", (double)((((a >= 0.5 ? 10 : 0.5) - (10 - 2.0f)) + ((10 * 0.5) + (i - j)))));
    printf("%.17g\n", (double)((((j + 3) + (long double)(a)) - ((double)(2.0f) / 0.3))));
    printf("%d %d\n", ((long double)(1e3) - (1e3 - c)) < (double)((h + d)), (int)sizeof(((double)(h) - (f * 0.5))));
    printf("%.9g\n", (double)(float)(((1e3 - 10) + (0.5 / 0.3))));
    a0 = ((g + f) - (2.0f - j)); printf("%.17g\n", (double)a0);
    printf("%.21Lg\n", (long double)(((3 * e) * (f + f))));
    a0 = ((f < g ? c : j) >= (f - h) ? (10 + e) : (c < b ? 10 : f)); printf("%.17g\n", (double)a0);
    printf("%d %d\n", ((e * j) + (1e3 + e)) < ((b == d ? b : c) * (g - e)), (int)sizeof(((3 >= j ? i : j) - (1e3 - f))));
    printf("%.17g\n", (double)((double)(((j - c) + (2.0f * e)))));
    printf("%.17g\n", (double)((((g / 7.0f) * (g - 10)) * ((d >= 2.0f ? f : i) >= (a * h) ? (a - 3) : (c + e)))));
    printf("%.21Lg\n", (long double)(((a + g) * (2.0f / 11.0L))));
    printf("%.17g\n", (double)((((d * d) - (e + e)) * ((3 / 3.0) / 11.0L))));
    printf("%.17g\n", (double)((((d * d) - (h - e)) + ((d + g) - (b * j)))));
    a0 = ((e / 0.3) + (d / 3.0)); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((((3 * 10) + (10 * 3)) * ((long double)(0.5) + (2.0f / 11.0L)))));
    printf("%.9g\n", (double)(float)(((b + g) + (float)(0.5))));
    return 0;
}
