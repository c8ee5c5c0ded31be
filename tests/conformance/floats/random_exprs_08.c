//@ models: lp64
#include <stdio.h>
int main(void) {
    double a0;
    long double a = 7;
    double b = -2.5;
    unsigned c = 150736403;
    int d = -80064;
    int e = 58882;
    double f = -3;
    long long g = 247473447;
    long long h = 1834023305;
    double i = 1e-3;
    unsigned j = 361568055;
    printf("%.17g\n", (double)((((f < j ? b : b) * (c >= 0.5 ? 10 : j)) < ((f - 0.5) * (3 * 0.5)) ? ((a - 0.5) * (2.0f - 2.0f)) : ((g / 0.3) / 3.0))));
    printf("%.17g\n", (double)((((j >= b ? 0.5 : h) * (2.0f + a)) < (double)((b * e)) ? ((3 - 10) * (float)(d)) : ((2.0f + g) - (g * b)))));
    printf("%.17g\n", (double)((((g - e) * (b + 1e3)) - ((f - f) * (b == 3 ? d : j)))));
    printf("%.17g\n", (double)((((j - j) + (10 * j)) * ((1e3 * j) >= (3 * 2.0f) ? (a + 2.0f) : (long double)(g)))));
    printf("%.17g\n", (double)((((j * 3) - (double)(j)) + ((f * h) + (j + d)))));
    printf("%.17g\n", (double)((((long double)(c) + (a + b)) * (double)((i * i)))));
    printf("%.17g\n", (double)((((i * 2.0f) + (b + i)) * ((float)(d) + (c - 1e3)))));
    printf("%.17g\n", (double)((((g * h) + (d + b)) - ((3 * 2.0f) * (0.5 - 1e3)))));
    a0 = ((f + 1e3) - (i == d ? h : f)); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((((f * b) - (g - d)) * ((10 < d ? 0.5 : 0.5) - (f * g)))));
    printf("%.21Lg\n", (long double)(((c - f) + (1e3 * g))));
    printf("%.21Lg\n", (long double)(((0.5 - 1e3) + (e + 1e3))));
    printf("%.17g\n", (double)((((d + 10) == (e * g) ? (a + 1e3) : (c + f)) * ((c - d) * (a < h ? 10 : c)))));
    printf("%d %d\n", ((j + 3) - (10 * f)) < ((2.0f / 7.0f) * (0.5 + 0.5)), (int)sizeof(((10 * g) + (j - e))));
    a0 = (double)((f / 0.3)); printf("%.17g\n", (double)a0);
    a0 = ((b == 1e3 ? 3 : a) / 3.0); printf("%.17g\n", (double)a0);
    printf("%.21Lg\n", (long double)(((g - a) - (2.0f * 0.5))));
    printf("%.21Lg\n", (long double)(((i + 2.0f) + (float)(d))));
    printf("%.17g\n", (double)((((e + f) + (a + d)) + ((j - g) - (b * 10)))));
    printf("%.17g\n", (double)((((10 == a ? d : b) - (10 / 11.0L)) / 3.0)));
    printf("%.17g\n", (double)((long double)(((double)(h) + (c - 1e3)))));
    a0 = ((c / 11.0L) - (b >= f ? 1e3 : 10)); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((double)(((f * c) / 3.0))));
    a0 = (double)((double)(i)); printf("%.17g\n", (double)a0);
    printf("%.21Lg\n", (long double)(((0.5 - b) / 7.0f)));
    printf("%.17g\n", (double)(((float)((0.5 / 0.3)) - ((i + 10) == (d + 2.0f) ? (b == 1e3 ? c : e) : (h * 10)))));
    printf("%.17g\n", (double)((((long double)(2.0f) == (0.5 - f) ? (3 * f) : (f >= i ? e : d)) / 3.0)));
    printf("%.17g\n", (double)((((3 + d) * (g * 3)) - ((h - f) * (2.0f + 0.5)))));
    printf("%.17g\n", (double)((((d - c) + (f + c)) - ((f + 0.5) * (h + b)))));
    printf("%.17g\n", (double)((((float)(h) + (d / 3.0)) / 11.0L)));
    return 0;
}
