//@ truth: false
//@ stdin: none\n
//@ expect[auto]: false
/* The mean of the numbers on standard input, rounded down. */
#include <stdio.h>

int main(void)
{
    double sum = 0.0, x;
    int n = 0;

    while (n < 1000 && scanf("%lf", &x) == 1) {
        if (x < -1e6 || x > 1e6)
            continue;
        sum += x;
        n++;
    }
    printf("%d\n", (int)(sum / n)); //~ VIOLATION float-conversion
    return 0;
}
