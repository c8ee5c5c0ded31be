//@ models: lp64
#include <stdio.h>
int main(void) {
    double a0;
    long long a = 443392501;
    float b = 255.5;
    double c = 255.5;
    float d = 0.1;
    int e = 73665;
    double f = 16777217.0;
    long long g = 1813950439;
    float h = 1e-3;
    int i = 60012;
    double j = 1e-3;
    a0 = ((e / 0.3) * (10 / 3.0)); printf("%.17g\n", (double)a0);
    printf("%d %d\n", ((f + 3) + (h * a)) < ((j / 11.0L) / 3.0), (int)sizeof((long double)((d - 0.5))));
    printf("%d %d\n", ((c - 10) == (e + a) ? (0.5 - h) : (float)(b)) < ((h >= a ? b : 10) / 3.0), (int)sizeof((long double)((float)(10))));
    printf("%.17g\n", (double)((float)(((b >= 2.0f ? i : 1e3) >= (2.0f - 0.5) ? (d * f) : (float)(3)))));
    printf("%.17g\n", (double)((((a * i) - (f + g)) + ((g - b) - (i * 1e3)))));
    printf("%.17g\n", (double)((((e + h) - (long double)(c)) - ((d < i ? d : 1e3) >= (b + f) ? (b + a) : (j / 11.0L)))));
    a0 = ((a * f) - (e + g)); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((((i - e) + (3 >= c ? f : d)) / 3.0)));
    printf("%.17g\n", (double)((((10 - i) * (3 - 2.0f)) - ((e - f) >= (b - 0.5) ? (e * c) : (0.5 + 1e3)))));
    printf("%.17g\n", (double)(((float)((i + i)) * ((e - 1e3) - (f * 10)))));
    printf("%.9g\n", (double)(float)(((j + d) - (i / 3.0))));
    printf("%.17g\n", (double)((float)(((c * g) / 3.0))));
    printf("%.17g\n", (double)((((g * f) / 0.3) >= ((g - f) / 3.0) ? ((float)(2.0f) < (j * e) ? (h >= g ? i : e) : (e + 10)) : ((a + 3) == (j >= 0.5 ? 10 : 0.5) ? (0.5 + j) : (a == i ? i : a)))));
    printf("%.17g\n", (double)((double)(((b + h) * (h + 2.0f)))));
    printf("%.17g\n", (double)((((a - d) / 3.0) / 7.0f)));
    printf("%.17g\n", (double)((((e == a ? 1e3 : i) * (h - b)) * ((c * g) == (1e3 * a) ? (1e3 * a) : (10 + 0.5)))));
    printf("%.17g\n", (double)((((g - 3) - (float)(d)) * ((3 * f) + (10 * 0.5)))));
    a0 = ((a - 1e3) - (2.0f + 2.0f)); printf("%.17g\n", (double)a0);
    printf("%.9g\n", (double)(float)((double)((g * b))));
    printf("%.9g\n", (double)(float)(((1e3 + 0.5) < (g - h) ? (f - d) : (3 * 10))));
    printf("%.17g\n", (double)((((long double)(10) / 3.0) - ((3 * 10) - (1e3 + 10)))));
    printf("%.17g\n", (double)((((1e3 - 2.0f) + (b / 11.0L)) + ((j * i) / 11.0L))));
    printf("%.21Lg\n", (long double)(((3 < d ? i : h) * (b + c))));
    printf("%.17g\n", (double)((((1e3 + b) - (0.5 / 0.3)) == ((0.5 * 10) + (c / 11.0L)) ? (long double)((g + b)) : ((3 * 3) * (g - 0.5)))));
    printf("%d %d\n", ((g / 3.0) == (a + a) ? (c - 0.5) : (1e3 + 1e3)) < ((e * a) / 3.0), (int)sizeof(((2.0f >= 0.5 ? 1e3 : 2.0f) + (g == b ? b : 1e3))));
    printf("%.17g\n", (double)((((long double)(d) + (0.5 < e ? 3 : j)) + ((10 >= 1e3 ? 1e3 : a) - (2.0f * a)))));
    a0 = ((10 - f) * (long double)(g)); printf("%.17g\n", (double)a0);
    printf("%.9g\n", (double)(float)(((e + g) / 0.3)));
    a0 = ((3 / 7.0f) * (2.0f + 2.0f)); printf("%.17g\n", (double)a0);
    printf("%.21Lg\n", (long double)(((long double)(0.5) - (f - 2.0f))));
    return 0;
}
