#include <stdio.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
static int sat_add(int a, int b) { int r; return __builtin_add_overflow(a, b, &r) ? a < 0 ? INT_MIN : INT_MAX : r; }
static int sat_mul(int a, int b) {
    int r;
    if (__builtin_mul_overflow(a, b, &r)) return (a < 0) != (b < 0) ? INT_MIN : INT_MAX;
    return r;
}
static int parse(const char *s, int *out) {
    int v = 0, neg = *s == '-';
    if (neg) s++;
    for (; *s; s++) { if (*s < '0' || *s > '9') return -1; if (__builtin_mul_overflow(v, 10, &v) || (neg ? __builtin_sub_overflow(v, *s - '0', &v) : __builtin_add_overflow(v, *s - '0', &v))) return -2; } *out = v;
    return 0;
}
static unsigned long long fact(int n, int *over) {
    unsigned long long r = 1; *over = 0;
    for (int i = 2; i <= n; i++) if (__builtin_mul_overflow(r, i, &r)) { *over = i; return 0; }
    return r;
}
int main(void) {
    printf("%d %d %d %d\n", sat_add(INT_MAX, 1), sat_add(INT_MIN, -1), sat_add(5, -7), sat_add(INT_MAX, INT_MIN));
    printf("%d %d %d\n", sat_mul(1 << 20, 1 << 12), sat_mul(-(1 << 20), 1 << 12), sat_mul(-3, -4));
    const char *t[] = { "0", "2147483647", "2147483648", "-2147483648", "-2147483649", "12x", "99999999999" };
    for (int i = 0; i < 7; i++) { int v = 0, r = parse(t[i], &v); printf("%s %d %d\n", t[i], r, v); }
    int o; printf("%llu\n", fact(20, &o)); fact(25, &o); printf("%d\n", o); size_t n;
    printf("%d\n", __builtin_mul_overflow(SIZE_MAX / 2, 3, &n));
    printf("%d\n", __builtin_mul_overflow((size_t)1000, 24, &n) ? -1 : (int)n); signed char c;
    printf("%d ", __builtin_add_overflow(100, 100, &c)); printf("%d\n", c); unsigned char u;
    printf("%d ", __builtin_sub_overflow(3, 5, &u)); printf("%d\n", u); int16_t h;
    printf("%d ", __builtin_mul_overflow(300, 300, &h)); printf("%d\n", h); uint64_t q;
    printf("%d ", __builtin_add_overflow(-1, -1, &q)); printf("%llx\n", (unsigned long long)q);
    return sat_add(100, 27);
}
