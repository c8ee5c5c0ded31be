//@ truth: true
//@ stdin: 12 7 30\n
//@ expect[auto]: true
/* Adds the numbers on standard input, with a limit. */
#include <stdio.h>

#define MOST 20

int main(void)
{
    long long sum = 0;
    int x, n = 0;

    while (n < MOST && scanf("%9d", &x) == 1) {
        sum += x;
        n++;
    }
    if (n == 0) {
        printf("no numbers\n");
        return 1;
    }
    printf("%d numbers, sum %lld, mean %.2f\n", n, sum, (double)sum / n);
    if (!feof(stdin) && n < MOST) {
        fprintf(stderr, "not a number\n");
        return 2;
    }
    return 0;
}
