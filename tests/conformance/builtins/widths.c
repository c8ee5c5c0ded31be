/* Builtins in the widths that other programs here do not use. */
#include <stdio.h>

#define SHOWN(type, format, f, a, b) { type r; int o = f(a, b, &r); printf(#f " %d " format "\n", o, r); }

int main(void) {
    volatile int i = 2147483647, j = -7;
    volatile unsigned u = 4294967295u, v = 3;
    volatile long l = -1, m = 5;
    volatile unsigned long ul = ~0ul, um = 2;
    volatile long long ll = 9223372036854775807ll, lm = -2;
    volatile unsigned long long ull = ~0ull, ulm = 9;
    SHOWN(int, "%d", __builtin_sadd_overflow, i, j) SHOWN(int, "%d", __builtin_ssub_overflow, i, j)
    SHOWN(int, "%d", __builtin_smul_overflow, i, j)
    SHOWN(unsigned, "%u", __builtin_uadd_overflow, u, v) SHOWN(unsigned, "%u", __builtin_usub_overflow, v, u)
    SHOWN(unsigned, "%u", __builtin_umul_overflow, u, v)
    SHOWN(long, "%ld", __builtin_saddl_overflow, l, m) SHOWN(long, "%ld", __builtin_ssubl_overflow, l, m)
    SHOWN(long, "%ld", __builtin_smull_overflow, l, m)
    SHOWN(unsigned long, "%lu", __builtin_uaddl_overflow, ul, um)
    SHOWN(unsigned long, "%lu", __builtin_usubl_overflow, um, ul)
    SHOWN(unsigned long, "%lu", __builtin_umull_overflow, ul, um)
    SHOWN(long long, "%lld", __builtin_saddll_overflow, ll, lm) SHOWN(long long, "%lld", __builtin_ssubll_overflow, ll, lm)
    SHOWN(long long, "%lld", __builtin_smulll_overflow, ll, lm)
    SHOWN(unsigned long long, "%llu", __builtin_uaddll_overflow, ull, ulm)
    SHOWN(unsigned long long, "%llu", __builtin_usubll_overflow, ulm, ull)
    SHOWN(unsigned long long, "%llu", __builtin_umulll_overflow, ull, ulm)
    printf("%d %d\n", __builtin_sub_overflow_p(i, j, (int)0), __builtin_add_overflow_p(i, j, (char)0));
    printf("%d\n", __builtin_mul_overflow_p(i, j, (long long)0));
    printf("%d %d %d\n", __builtin_clrsb(j), __builtin_clrsbll(lm), __builtin_ffsl(m));
    printf("%d %d\n", __builtin_parityl(ul), __builtin_ffsll(ll));
    printf("%d\n", __builtin_clrsbl(l) == 8 * (int)sizeof l - 1);
    volatile float f = -1.5f;
    volatile long double x = -0.0L;
    printf("%d %d\n", __builtin_signbitf(f) != 0, __builtin_signbitl(x) != 0);
    printf("%d %d\n", __builtin_isinff(f), __builtin_isinfl(x));
    printf("%Lg %Lg\n", __builtin_infl(), __builtin_huge_vall());
    printf("%ld\n", __builtin_expect_with_probability(m, 5, 0.9));
    char text[4], *aligned = __builtin_alloca_with_align(8, 256);
    printf("%d\n", (int)((unsigned long)aligned % 32));
    __builtin___clear_cache(text, text + 4);
    return 0;
}
