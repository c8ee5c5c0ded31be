//@ truth: false
//@ args: -2147483648
//@ expect[auto]: false
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

/* Prints the number of digits of its argument. */
static int digits(int n)
{
    int count = 1;

    if (n < 0)
        n = -n; //~ VIOLATION signed-overflow
    while (n >= 10) {
        n /= 10;
        count++;
    }
    return count;
}

int main(int argc, char **argv)
{
    long v;

    if (argc < 2)
        return 0;
    errno = 0;
    v = strtol(argv[1], NULL, 10);
    if (errno == ERANGE || v < INT_MIN || v > INT_MAX) {
        fprintf(stderr, "%s: too large\n", argv[1]);
        return 1;
    }
    printf("%d digits\n", digits((int)v));
    return 0;
}
