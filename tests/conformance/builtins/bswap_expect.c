#include <stdio.h>
#include <stdint.h>
static int cold(int x) { if (__builtin_expect(x > 100, 0)) return 1; if (__builtin_expect(!!x, 1)) return 2; return 3; }
int main(void) {
    printf("%x %x %llx\n", __builtin_bswap16(0x1234), __builtin_bswap32(0x12345678), (unsigned long long)__builtin_bswap64(0x0123456789abcdefull));
    printf("%d %d %d\n", cold(101), cold(5), cold(0));
    printf("%d\n", (int)__builtin_expect(7, 3));
    printf("%d %d\n", __builtin_constant_p(5), __builtin_constant_p("s"[0]) >= 0); int n = 4;
    printf("%d\n", __builtin_constant_p(3 * 4 + 1));
    printf("%d %d\n", __builtin_types_compatible_p(int, signed), __builtin_types_compatible_p(int, unsigned));
    printf("%d %d\n", __builtin_types_compatible_p(int[3], int[]), __builtin_types_compatible_p(const int, int));
    printf("%d %d\n", __builtin_types_compatible_p(char, signed char), __builtin_types_compatible_p(typeof(n), int));
    printf("%d\n", __builtin_types_compatible_p(int *, const int *));
    printf("%d %s\n", __builtin_choose_expr(1, 5, "x"), __builtin_choose_expr(0, 5, "x"));
    struct s { char c; struct { int a[4]; } t; };
    printf("%d\n", (int)__builtin_offsetof(struct s, t.a[2])); int k = 0;
    (void)__builtin_choose_expr(1, 0, k++); printf("%d\n", k);
    switch (n) { case 4: printf("four\n"); break; default: __builtin_unreachable(); }
    if (n < 0) __builtin_trap();
    __builtin_prefetch(&n); printf("%d\n", *(int *)__builtin_assume_aligned(&n, 4));
    printf("%d\n", (int)__builtin_strlen("four"));
    printf("%d %d\n", __builtin_abs(-3), (int)__builtin_labs(-4));
    return __builtin_expect(n, 4);
}
