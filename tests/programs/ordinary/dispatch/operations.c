//@ truth: true
//@ expect[auto]: true
#include <stdio.h>
#include <stdbool.h>
#include <limits.h>

typedef bool (*binary_op)(int, int, int *);

static bool add(int a, int b, int *r) { return !__builtin_add_overflow(a, b, r); }
static bool sub(int a, int b, int *r) { return !__builtin_sub_overflow(a, b, r); }
static bool mul(int a, int b, int *r) { return !__builtin_mul_overflow(a, b, r); }

static bool divide(int a, int b, int *r)
{
    if (b == 0 || (a == INT_MIN && b == -1))
        return false;
    *r = a / b;
    return true;
}

static const struct {
    char symbol;
    binary_op apply;
} operators[] = { { '+', add }, { '-', sub }, { '*', mul }, { '/', divide } };

static bool compute(int a, char symbol, int b, int *r)
{
    for (unsigned i = 0; i < sizeof operators / sizeof operators[0]; i++)
        if (operators[i].symbol == symbol)
            return operators[i].apply(a, b, r);
    return false;
}

int main(void)
{
    int r = 0;

    if (compute(6, '*', 7, &r))
        printf("6 * 7 = %d\n", r);
    if (!compute(1, '/', 0, &r))
        printf("1 / 0 is refused\n");
    if (!compute(INT_MIN, '/', -1, &r))
        printf("INT_MIN / -1 is refused\n");
    if (!compute(INT_MAX, '+', 1, &r))
        printf("overflow\n");
    return compute(1, '%', 1, &r) ? 1 : 0;
}
