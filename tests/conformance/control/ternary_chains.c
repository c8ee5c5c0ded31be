int printf(const char *, ...);
static const char *size(int n) {
    return n < 0 ? "neg" : n == 0 ? "zero" : n < 10 ? "small" : n < 100 ? "medium" : "large";
}
static int med(int a, int b, int c) { return a > b ? b > c ? b : a > c ? c : a : a > c ? a : b > c ? c : b; }
static int clampi(int v, int lo, int hi) { return v < lo ? lo : v > hi ? hi : v; }
static int sgn(double d) { return d > 0 ? 1 : d < 0 ? -1 : 0; }
int main(void) {
    int v[] = { -5, 0, 7, 42, 1000 };
    for (int i = 0; i < 5; i++) printf("%s ", size(v[i]));
    printf("\n%d %d %d %d\n", med(1, 2, 3), med(3, 1, 2), med(2, 3, 1), med(5, 5, 1));
    printf("%d %d %d\n", clampi(5, 0, 3), clampi(-5, 0, 3), clampi(2, 0, 3));
    printf("%d %d %d\n", sgn(-0.5), sgn(0.0), sgn(3));
    int a = 1, b = 2, c = 0;
    c = a ? b ? 3 : 4 : b ? 5 : 6; printf("%d\n", c);
    a ? (c = 10) : (c = 20); printf("%d\n", c);
    *(a > b ? &a : &b) = 99; printf("%d %d\n", a, b);
    printf("%d\n", (a ? a : b) + (a ?: b) * 2 - (0 ?: 5));
    for (int i = 0; i < 3; i++) printf("%d%s", i, i < 2 ? "," : "\n");
    (a == 1 ? printf : printf)("%d\n", 7);
    int arr[2] = { 1, 2 }, brr[2] = { 3, 4 }; printf("%d\n", (a ? arr : brr)[1]);
    unsigned u = a ? -1 : 0u; printf("%u\n", u);
    printf("%d\n", (int)sizeof(a ? (char)1 : (short)2)); double d = a > 0 ? 1 : 2.5; printf("%g\n", d);
    return a ? b > 50 ? 8 : 9 : 10;
}
