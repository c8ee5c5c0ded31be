/* Every builtin that verification tasks have. */
#include <stdio.h>

struct pair { char c; int x; struct { short s; int a[3]; } in; };

static int sum(int n, ...) {
    __builtin_va_list list, copy;
    __builtin_va_start(list, n);
    __builtin_va_copy(copy, list);
    int total = 0;
    for (int i = 0; i < n; i++) total += __builtin_va_arg(list, int);
    total = 10 * total + __builtin_va_arg(copy, int);
    __builtin_va_end(copy);
    __builtin_va_end(list);
    return total;
}

static int sign(int x) {
    if (x < 0) return -1;
    if (x >= 0) return 1;
    __builtin_unreachable();
}

int main(void) {
    volatile unsigned short s = 0x1234;
    volatile unsigned i = 0x12345678;
    volatile unsigned long long l = 0x123456789abcdef0ull;
    printf("%x %x %llx\n", __builtin_bswap16(s), __builtin_bswap32(i), (unsigned long long)__builtin_bswap64(l));
    char *bytes = __builtin_alloca(4);
    for (int n = 0; n < 4; n++) bytes[n] = (char)('a' + n);
    printf("%.4s\n", bytes);
    printf("%d\n", __builtin_object_size(bytes, 0) >= 4);
    __builtin_prefetch(bytes);
    __builtin_prefetch(bytes, 1, 3);
    printf("%d %d\n", sum(3, 1, 2, 3), sign(-5));
    if (__builtin_expect(i == 0x12345678, 1)) puts("expected");
    printf("%d %d\n", __builtin_constant_p(3), __builtin_constant_p("text"[0] == 't'));
    printf("%g %d %g %g\n", (double)__builtin_inff(), __builtin_nanf("") != __builtin_nanf(""), __builtin_huge_val(),
           (double)__builtin_huge_valf());
    volatile double a = 1.5, b = 2.5;
    printf("%d %d\n", __builtin_isgreater(a, b), __builtin_islessequal(a, b));
    printf("%d %d\n", (int)__builtin_offsetof(struct pair, x), (int)__builtin_offsetof(struct pair, in.a[2]));
    printf("%d %d\n", __builtin_types_compatible_p(int, const int), __builtin_types_compatible_p(int *, const int *));
    printf("%d %d\n", __builtin_types_compatible_p(__typeof__(s), short), (int)sizeof(__builtin_choose_expr(1, (char)1, 1)));
    printf("%d\n", __builtin_choose_expr(0, "no", 5));
    return 0;
}

