//@ models: lp64
#include <stdio.h>
int main(void) {
    double a0;
    float a = 255.5;
    unsigned b = 133796892;
    unsigned c = 1246581329;
    long long d = 106326411;
    double e = -2.5;
    int f = 55770;
    int g = -67743;
    unsigned h = 1318860957;
    float i = 1.0/3;
    float j = 7;
    printf("%.17g\n", (double)((((0.5 + b) - (g + a)) - ((a + j) + (b * h)))));
    printf("%d %d\n", ((10 + 1e3) - (long double)(a)) < ((f + b) + (d * h)), (int)sizeof((float)((b + j))));
    a0 = ((double)(f) == (b * j) ? (3 - 2.0f) : (long double)(10)); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((((f - g) + (f * e)) - ((double)(f) * (d * c)))));
    printf("%.17g\n", (double)((((1e3 - 2.0f) * (d - a)) / 0.3)));
    a0 = ((1e3 + 2.0f) - (a * 10)); printf("%.17g\n", (double)a0);
    a0 = ((h >= c ? 3 : f) / 3.0); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((((h == h ? 1e3 : d) - (j - c)) - ((10 + e) / 11.0L))));
    printf("%.9g\n", (double)(float)(((h - g) + (float)(j))));
    printf("%.17g\n", (double)((((g - 0.5) + (2.0f < 10 ? d : b)) - ((1e3 / 11.0L) * (e - e)))));
    printf("%.17g\n", (double)((((h + g) / 11.0L) / 3.0)));
    printf("%.17g\n", (double)((((a * c) / 0.3) - ((a - j) + (g / 0.3)))));
    printf("%.17g\n", (double)((((long double)(j) + (3 + e)) * ((a / 3.0) + (b + g)))));
    printf("%.17g\n", (double)((float)(((f + 10) / 0.3))));
    a0 = ((1e3 + i) + (a < 3 ? d : g)); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((((j * i) + (f - c)) - ((0.5 * c) - (j + h)))));
    printf("%.17g\n", (double)((float)(((c - 0.5) * (f * 1e3)))));
    printf("%.9g\n", (double)(float)(((i == 0.5 ? a : 2.0f) * (3 + b))));
    printf("%.9g\n", (double)(float)(((h + i) / 11.0L)));
    printf("%.17g\n", (double)((((j < e ? a : i) + (c + a)) + ((b * g) + (h + d)))));
    printf("%.17g\n", (double)((((a + j) * (c - j)) / 7.0f)));
    printf("%d %d\n", ((j + j) / 0.3) < ((2.0f + j) / 11.0L), (int)sizeof((long double)((2.0f - e))));
    printf("%.17g\n", (double)((((a + j) - (h * h)) < ((3 / 0.3) * (1e3 / 7.0f)) ? ((10 * 1e3) + (b + e)) : ((0.5 - b) == (c - 0.5) ? (0.5 - 0.5) : (i + a)))));
    printf("%.17g\n", (double)(((float)((1e3 / 7.0f)) * ((1e3 + h) + (d - 2.0f)))));
    printf("%.17g\n", (double)((((1e3 / 11.0L) - (0.5 + i)) < ((j + h) + (j / 0.3)) ? ((c - 1e3) / 0.3) : ((3 + j) - (f / 0.3)))));
    a0 = ((h + 0.5) * (j + b)); printf("%.17g\n", (double)a0);
    printf("%.17g\n", (double)((((2.0f - 1e3) - (a - f)) + ((2.0f - b) - (double)(h)))));
    printf("%d %d\n", ((d + i) * (3 == d ? f : c)) < ((c - c) + (a * 10)), (int)sizeof(((0.5 - c) - (c + 2.0f))));
    printf("%.17g\n", (double)((((i + e) / 7.0f) - ((0.5 * h) - (d - 3)))));
    return 0;
}
