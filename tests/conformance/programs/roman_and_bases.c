int printf(const char *, ...);
static void roman(int n, char *o) {
    static const struct { int v; char s[3]; }
    t[] = { { 1000, "M" }, { 900, "CM" }, { 500, "D" }, { 400, "CD" }, { 100, "C" }, { 90, "XC" }, { 50, "L" }, { 40, "XL" }, { 10, "X" }, { 9, "IX" }, { 5, "V" }, { 4, "IV" }, { 1, "I" } };
    for (int i = 0; i < 13; i++) while (n >= t[i].v) { for (const char *p = t[i].s; *p; p++) *o++ = *p; n -= t[i].v; } *o = 0;
}
static int unroman(const char *s) {
    int r = 0, prev = 0; const char *e = s;
    while (*e) e++;
    while (e != s) { int v; switch (*--e) { case 'I': v = 1; break; case 'V': v = 5; break; case 'X': v = 10; break; case 'L': v = 50; break; case 'C': v = 100; break; case 'D': v = 500; break; default: v = 1000; } r += v < prev ? -v : v; prev = v; }
    return r;
}
static char *base(unsigned long long v, int b, char *end) {
    *end = 0;
    do *--end = "0123456789abcdefghijklmnopqrstuvwxyz"[v % b];
    while (v /= b);
    return end;
}
static unsigned gray(unsigned x) { return x ^ x >> 1; }
static unsigned ungray(unsigned x) { for (int s = 1; s < 32; s <<= 1) x ^= x >> s; return x; }
int main(void) {
    int ys[] = { 1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999 }; char o[20], buf[70];
    for (int i = 0; i < 10; i++) { roman(ys[i], o); printf("%d %s %d\n", ys[i], o, unroman(o)); }
    for (int b = 2; b <= 36; b += 7) printf("%s ", base(18446744073709551615ull, b, buf + 69));
    printf("\n%s ", base(0, 2, buf + 69)); printf("%s\n", base(255, 16, buf + 69)); int ok = 1;
    for (int n = 1; n < 4000; n += 37) { roman(n, o); ok &= unroman(o) == n; }
    for (unsigned x = 0; x < 100000; x += 997) ok &= ungray(gray(x)) == x;
    printf("%d\n", ok); return gray(42);
}
