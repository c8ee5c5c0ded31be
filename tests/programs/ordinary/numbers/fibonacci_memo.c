//@ truth: false
//@ expect[auto]: false
/* A table of Fibonacci numbers; 0 stands for "not known", so it must be clear. */
#include <stdio.h>

#define MAX 20

static unsigned long fib(unsigned long *memo, int n)
{
    if (n < 2)
        return (unsigned long)n;
    if (memo[n] != 0) //~ VIOLATION uninitialised
        return memo[n];
    memo[n] = fib(memo, n - 1) + fib(memo, n - 2);
    return memo[n];
}

int main(void)
{
    unsigned long memo[MAX + 1];
    int i;

    memo[0] = 0;
    memo[1] = 1;
    for (i = 2; i < MAX; i += 6)
        printf("fib(%d) = %lu\n", i, fib(memo, i));
    return 0;
}
