//@ truth: false
//@ expect[auto]: false
/* Fills a square in a spiral: the centre of an odd one is forgotten. */
#include <stdio.h>
#include <stdlib.h>

static void spiral(int *m, int n)
{
    int low = 0, high = n - 1, k = 1, i;

    while (low < high) {
        for (i = low; i < high; i++)
            m[low * n + i] = k++;
        for (i = low; i < high; i++)
            m[i * n + high] = k++;
        for (i = high; i > low; i--)
            m[high * n + i] = k++;
        for (i = high; i > low; i--)
            m[i * n + low] = k++;
        low++;
        high--;
    }
}

int main(void)
{
    enum { N = 3 };
    int *m = malloc(N * N * sizeof *m);
    int r, c;

    if (!m)
        return EXIT_FAILURE;
    spiral(m, N);
    for (r = 0; r < N; r++) {
        for (c = 0; c < N; c++)
            printf("%3d", m[r * N + c]); //~ VIOLATION uninitialised
        putchar('\n');
    }
    free(m);
    return EXIT_SUCCESS;
}
