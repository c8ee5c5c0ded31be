//@ models: lp64
#include <stdio.h>
static float addf(float a, float b) { return a + b; }
static double avg(const float *v, int n) { double s = 0; for (int i = 0; i < n; i++) s += v[i]; return s / n; }
static float trunc2(double d) { return d; }
static int geti(double d) { return d; }
static double poly(double x) { return ((2 * x - 3) * x + 0.5) * x - 7; }
static float kr(a, b) float a; double b; { return a * b; }
int main(void) {
    printf("%.9g\n", addf(0.1f, 0.2f)); printf("%.9g\n", addf(1e8f, 1));
    printf("%.17g\n", avg((float[]){0.1f, 0.2f, 0.7f}, 3));
    printf("%.9g %d\n", trunc2(0.1), trunc2(0.1) == 0.1);
    printf("%d %d\n", geti(3.99), geti(-3.99)); printf("%d\n", geti('a' + 0.5));
    for (int i = -2; i <= 2; i++) printf("%g ", poly(i * 0.5)); puts("");
    printf("%g\n", kr(1.5, 2.0f)); float x = 3; x = x / 7 * 7; printf("%.9g\n", x);
    double r = 2; for (int i = 0; i < 6; i++) r = (r + 2 / r) / 2; printf("%.17g\n", r);
    double pi = 0; for (int k = 0; k < 2000; k++) pi += (k & 1 ? -4.0 : 4.0) / (2 * k + 1); printf("%.15g\n", pi);
    double e = 1, t = 1; for (int k = 1; k < 20; k++) e += t /= k; printf("%.15g\n", e);
    float h = 0; for (int k = 1; k < 100; k++) h += 1.0f / k; printf("%.8g\n", h);
    h = 0; for (int k = 99; k; k--) h += 1.0f / k; printf("%.8g\n", h);
    double c = 0, sum = 0;
    for (int i = 0; i < 100; i++) { double y = 0.01 - c, q = sum + y; c = (q - sum) - y; sum = q; }
    printf("%.17g\n", sum);
    x = 1; x += 1e-8; printf("%d\n", x == 1); x = 16777217; printf("%.1f\n", x); x++; printf("%.1f\n", x);
    return geti(avg((float[]){40, 42}, 2));
}
