//@ truth: false
//@ args: 2
//@ expect[auto]: false
/* Rotates an array by memcpy; regions overlap for small distances. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N 8

static int v[N] = { 0, 1, 2, 3, 4, 5, 6, 7 };

static void rotate(size_t k)
{
    int saved[N];

    memcpy(saved, v, k * sizeof *v);
    memcpy(v, v + k, (N - k) * sizeof *v); //~ VIOLATION overlapping-copy
    memcpy(v + (N - k), saved, k * sizeof *v);
}

int main(int argc, char **argv)
{
    unsigned long k = argc > 1 ? strtoul(argv[1], NULL, 10) : N / 2;

    if (k > N)
        return EXIT_FAILURE;
    rotate(k);
    for (int i = 0; i < N; i++)
        printf("%d ", v[i]);
    printf("\n");
    return EXIT_SUCCESS;
}
