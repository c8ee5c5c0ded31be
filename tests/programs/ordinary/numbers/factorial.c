//@ truth: false
//@ args: 13
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>

int factorial(int n)
{
    if (n <= 1)
        return 1;
    return n * factorial(n - 1); //~ VIOLATION signed-overflow
}

int main(int argc, char *argv[])
{
    int n = 10;

    if (argc == 2) {
        n = (int)strtol(argv[1], NULL, 10);
        if (n < 0 || n > 15) {
            fprintf(stderr, "Please enter a number from 0 to 15\n");
            return 1;
        }
    }
    printf("%d! = %d\n", n, factorial(n));
    return 0;
}
