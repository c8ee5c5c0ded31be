#include <stdio.h>
#include <limits.h>
#include <stdint.h>
int main(void) {
    int r; unsigned u; long long q; unsigned char c; signed char s; short h; long l;
#define T(e, f, v) do { int o = (e); printf("%d " f "\n", o, v); } while (0)
    T(__builtin_add_overflow(INT_MAX, 1, &r), "%d", r);
    T(__builtin_add_overflow(1, 2, &r), "%d", r);
    T(__builtin_sub_overflow(INT_MIN, 1, &r), "%d", r);
    T(__builtin_mul_overflow(65536, 65536, &r), "%d", r);
    T(__builtin_mul_overflow(46341, 46341, &r), "%d", r);
    T(__builtin_mul_overflow(46340, 46340, &r), "%d", r);
    T(__builtin_add_overflow(UINT_MAX, 1u, &u), "%u", u);
    T(__builtin_sub_overflow(1u, 2u, &u), "%u", u);
    T(__builtin_add_overflow(INT_MAX, 1, &q), "%lld", q);
    T(__builtin_add_overflow(INT_MAX, 1, &u), "%u", u);
    T(__builtin_sub_overflow(0, 1, &u), "%u", u);
    T(__builtin_add_overflow(200, 100, &c), "%d", c);
    T(__builtin_add_overflow(100, 27, &s), "%d", s);
    T(__builtin_add_overflow(100, 28, &s), "%d", s);
    T(__builtin_mul_overflow(-1, 128, &s), "%d", s);
    T(__builtin_mul_overflow(LLONG_MAX, 2, &q), "%lld", q);
    T(__builtin_mul_overflow(3000000000u, 2, &q), "%lld", q);
    T(__builtin_sub_overflow(-1, 1u, &r), "%d", r);
    T(__builtin_add_overflow(-1, 1u, &u), "%u", u);
    T(__builtin_mul_overflow(-1, -1, &c), "%d", c);
    T(__builtin_sub_overflow(ULLONG_MAX, 1, &q), "%lld", q);
    T(__builtin_add_overflow(LONG_MAX, 1, &l), "%ld", l);
    T(__builtin_mul_overflow(256, 128, &h), "%d", h);
    T(__builtin_sadd_overflow(INT_MAX, INT_MAX, &r), "%d", r);
    T(__builtin_umul_overflow(65536u, 65537u, &u), "%u", u);
    T(__builtin_ssubll_overflow(LLONG_MIN, 1, &q), "%lld", q);
    T(__builtin_smull_overflow(LONG_MAX, 2, &l), "%ld", l);
    T(__builtin_add_overflow_p(INT_MAX, 1, 0), "%d", 0);
    T(__builtin_mul_overflow_p(2, 3, (char)0), "%d", 0); return 0;
}
