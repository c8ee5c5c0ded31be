//@ models: lp64
#include <stdio.h>
int main(void) {
    double a0;
    int a = 89369;
    int b = 48693;
    double c = -2.5;
    unsigned d = 898443301;
    unsigned e = 821581230;
    double f = 1e10;
    float g = 1.0/3;
    long long h = 540812618;
    long long i = 1177383209;
    double j = -2.5;
    printf("%.17g\n", (double)((((a + 0.5) * (g + 0.5)) == ((b / 0.3) - (0.5 - f)) ? ((2.0f / 11.0L) - (2.0f * h)) : ((i + i) == (0.5 + 3) ? (b - 1e3) : (e - j)))));
    printf("%.17g\n", (double)((((e / 0.3) - (b / 11.0L)) - ((e / 0.3) - (d * 1e3)))));
    printf("%.17g\n", (double)(((float)((j - d)) - ((f / 0.3) * (a - 1e3)))));
    printf("%.21Lg\n", (long double)(((double)(2.0f) - (d + i))));
    printf("%d %d\n", (double)((double)(f)) < ((c / 3.0) - (10 * 3)), (int)sizeof(((3 * i) + (long double)(d))));
    printf("%.17g\n", (double)(((float)((3 - e)) - ((0.5 + j) + (10 - j)))));
    printf("%.21Lg\n", (long double)(((j * 1e3) - (g >= h ? 3 : 2.0f))));
    printf("%.21Lg\n", (long double)(((e + a) + (2.0f + f))));
    a0 = ((float)(2.0f) * (g - 0.5)); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((((1e3 / 3.0) + (2.0f >= c ? c : 3)) >= ((0.5 - 0.5) * (e + 0.5)) ? ((e + f) - (i - a)) : ((float)(b) - (float)(0.5)))));
    printf("%.17g\n", (double)((((2.0f / 3.0) * (1e3 * d)) * ((10 * e) / 7.0f))));
    printf("%.9g\n", (double)(float)(((2.0f + f) - (float)(b))));
    printf("%.17g\n", (double)(((long double)((b + d)) - ((i - g) < (b - c) ? (float)(e) : (double)(c)))));
    printf("%.9g\n", (double)(float)(((3 - h) < (1e3 / 0.3) ? (b - f) : (2.0f + 10))));
    printf("%.17g\n", (double)((((e + 0.5) - (d / 11.0L)) + ((b + 0.5) * (c - i)))));
    printf("%.17g\n", (double)((((e - i) / 7.0f) - ((2.0f - b) * (double)(d)))));
    printf("%.9g\n", (double)(float)(((float)(f) + (e + c))));
    printf("%.21Lg\n", (long double)((double)((c / 0.3))));
    printf("%.17g\n", (double)((((1e3 - 1e3) * (c + e)) / 0.3)));
    printf("%.17g\n", (double)(((double)((0.5 * g)) * ((h * e) + (10 - 10)))));
    printf("%.17g\n", (double)(((float)((3 - c)) * ((e * e) + (10 * d)))));
    a0 = (double)((1e3 - h)); printf("%.17g\n", (double)a0);
    printf("%.9g\n", (double)(float)(((i + b) + (1e3 * 1e3))));
    printf("%.9g\n", (double)(float)(((10 - e) * (float)(1e3))));
    printf("%.17g\n", (double)((((0.5 + i) >= (e * g) ? (c / 7.0f) : (f >= i ? h : f)) * ((h - 3) / 0.3))));
    a0 = (long double)((10 * j)); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((((float)(10) * (2.0f >= h ? 2.0f : c)) + ((d - 2.0f) / 11.0L))));
    printf("%.17g\n", (double)((((h / 11.0L) >= (long double)(i) ? (2.0f - e) : (d - 1e3)) == (long double)((g * i)) ? ((b / 7.0f) - (i < 3 ? i : j)) : ((f * 0.5) - (i / 11.0L)))));
    printf("%.9g\n", (double)(float)(((double)(3) + (0.5 + h))));
    printf("%.17g\n", (double)((((a * 3) - (h * i)) / 0.3)));
    return 0;
}
