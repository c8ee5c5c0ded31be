//@ truth: true
//@ args: 27
//@ expect[auto]: true
#include <stdio.h>
#include <stdlib.h>
#include <limits.h>

static int steps(unsigned long n, int limit)
{
    int k = 0;

    while (n != 1 && k < limit) {
        if (n % 2 == 0) {
            n /= 2;
        } else {
            if (n > (ULONG_MAX - 1) / 3)
                return -1;
            n = 3 * n + 1;
        }
        k++;
    }
    return k;
}

int main(int argc, char **argv)
{
    unsigned long n = 6;
    int k;

    if (argc > 1)
        n = strtoul(argv[1], NULL, 10);
    if (n == 0)
        n = 1;
    k = steps(n, 30);
    if (k < 0)
        printf("%lu grows too large\n", n);
    else
        printf("%lu: %d%s steps\n", n, k, k == 30 ? " or more" : "");
    return 0;
}
