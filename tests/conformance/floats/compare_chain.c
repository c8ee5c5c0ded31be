int printf(const char *, ...);
int main(void) {
    double v[] = { -1e300, -1.0, -0.0, 0.0, 1e-300, 1.0, 1e300 }; int n = 7;
    for (int i = 0; i < n; i++) { for (int j = 0; j < n; j++) printf("%c", v[i] < v[j] ? '<' : v[i] > v[j] ? '>' : '='); printf("\n"); }
    float f = 0.5; printf("%d %d %d\n", f == 0.5, f == 1 / 2, f == 1 / 2.);
    printf("%d\n", 16777217 == 16777216.0); printf("%d\n", 3 == 3.0f); printf("%d\n", -1 < 0.5);
    printf("%d\n", -1 < 0u + 0.5);
    printf("%d\n", 4294967295u == 4294967295.0); printf("%d\n", (-1u) > 1e9);
    int c = 0; for (double x = 0; x != 2; x += 0.25) c++; printf("%d\n", c);
    for (float x = 1; x > 0.01f; x /= 2) c++; printf("%d\n", c);
    double d = 5; while (d-- > 0) c++; printf("%d %g\n", c, d);
    do { d += 0.5; } while (d < 1); printf("%g\n", d);
    if (d) c *= 2; if (!d) c = 0; printf("%d\n", c); printf("%g\n", d ?: 9.0); d = 0; printf("%g\n", d ?: 9.0);
    d = 3, printf("%d\n", (d > 2) + (d == 3.0L));
    return c;
}
