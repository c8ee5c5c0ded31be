//@ models: lp64
#include <stdio.h>
int main(void) {
    double a0;
    long long a = 532715954;
    long double b = 0.7f;
    double c = 255.5;
    double d = 123456789.0;
    int e = -86166;
    float f = 1e-3;
    double g = 0.1;
    float h = 255.5;
    double i = 0.1;
    double j = 0.1;
    printf("%.17g\n", (double)((((a == g ? 10 : 0.5) + (d - i)) / 0.3)));
    printf("%.17g\n", (double)((((j * 1e3) - (a + 2.0f)) * ((h - f) + (c >= a ? 1e3 : f)))));
    printf("%.17g\n", (double)((((h + i) * (i - j)) / 3.0)));
    printf("%.9g\n", (double)(float)(((3 < i ? 0.5 : d) - (0.5 + 0.5))));
    a0 = ((3 * b) == (j * j) ? (i - d) : (d + 10)); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((((2.0f + 10) - (j - 2.0f)) - ((3 + b) >= (e - 2.0f) ? (h >= g ? g : 3) : (float)(10)))));
    printf("%.17g\n", (double)((((d + c) * (h + b)) / 3.0)));
    printf("%.21Lg\n", (long double)(((float)(d) * (i >= c ? j : 1e3))));
    a0 = ((float)(i) + (a - 10)); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((((10 >= b ? i : 0.5) + (j + i)) >= ((0.5 * 10) == (b + 2.0f) ? (float)(10) : (e * j)) ? ((3 - 1e3) == (0.5 + 3) ? (g + d) : (g - 3)) : ((d * g) * (0.5 == 3 ? a : h)))));
    printf("%.9g\n", (double)(float)(((double)(f) + (1e3 + j))));
    printf("%.17g\n", (double)((float)((long double)((h / 11.0L)))));
    printf("%.17g\n", (double)((((3 * g) * (f - d)) == ((h + 1e3) - (j - i)) ? ((3 / 7.0f) / 0.3) : ((j + h) + (g - 2.0f)))));
    a0 = ((f - j) - (b + 0.5)); printf("%.17g\n", (double)a0);
    a0 = ((0.5 * g) + (0.5 * g)); printf("%.17g\n", (double)a0);
    printf("%.21Lg\n", (long double)(((h + b) * (b - 2.0f))));
    printf("%d %d\n", ((1e3 + 3) * (b + 1e3)) < ((f / 11.0L) - (double)(d)), (int)sizeof(((i + e) * (a * 1e3))));
    printf("%.17g\n", (double)((((double)(0.5) * (f * g)) - ((g / 0.3) * (d - g)))));
    printf("%.9g\n", (double)(float)(((2.0f * j) >= (g + d) ? (long double)(3) : (0.5 + d))));
    a0 = ((10 + e) / 11.0L); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((((b - 10) + (f - b)) + ((1e3 + a) + (10 - 1e3)))));
    printf("%.17g\n", (double)((((h - f) * (c + h)) - ((long double)(g) - (10 * 2.0f)))));
    printf("%.17g\n", (double)((((j - j) + (a - 2.0f)) * ((3 + e) - (i - 1e3)))));
    printf("%.9g\n", (double)(float)(((b * h) / 3.0)));
    printf("%.17g\n", (double)((((j * 10) - (b + j)) * ((c / 3.0) * (c + d)))));
    printf("%.21Lg\n", (long double)(((2.0f + d) + (long double)(c))));
    printf("%.21Lg\n", (long double)(((2.0f / 11.0L) / 3.0)));
    printf("%.17g\n", (double)((((d + c) / 0.3) + ((float)(1e3) * (long double)(2.0f)))));
    printf("%.17g\n", (double)((((i * 2.0f) - (b * i)) >= ((3 + h) + (j + 0.5)) ? ((i * 0.5) * (long double)(g)) : ((3 - f) == (1e3 / 11.0L) ? (h + c) : (0.5 - a)))));
    printf("%.17g\n", (double)((((long double)(1e3) == (2.0f + 1e3) ? (a + 0.5) : (h - f)) - ((h * b) * (j / 3.0)))));
    return 0;
}
