//@ truth: false
//@ args: a b c
//@ expect[auto]: false
#include <stdio.h>

#define ASSUME(x) do { if (!(x)) __builtin_unreachable(); } while (0)

/* Sums pairs: the caller promises an even number. */
static int sum_pairs(const int *v, int n)
{
    int sum = 0;

    ASSUME(n % 2 == 0); //~ VIOLATION unreachable
    for (int i = 0; i < n; i += 2)
        sum += v[i] * v[i + 1];
    return sum;
}

int main(int argc, char **argv)
{
    int v[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };
    int n = argc - 1;

    (void)argv;
    if (n > 8)
        n = 8;
    printf("%d\n", sum_pairs(v, n));
    return 0;
}
