//@ truth: false
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>

#define N 6

static void swap(int *a, int *b)
{
    int t = *a;
    *a = *b;
    *b = t;
}

static void sort(int *v, int n)
{
    int i, j;

    for (i = 0; i < n; i++)
        for (j = 0; j < n - i; j++)
            if (v[j] > v[j + 1]) //~ VIOLATION out-of-bounds-read
                swap(&v[j], &v[j + 1]);
}

int main(void)
{
    static const int init[N] = { 3, 1, 4, 1, 5, 9 };
    int *v = malloc(N * sizeof(int));
    int i;

    if (v == NULL)
        return 1;
    for (i = 0; i < N; i++)
        v[i] = init[i];
    sort(v, N);
    for (i = 0; i < N; i++)
        printf("%d%c", v[i], i == N - 1 ? '\n' : ' ');
    free(v);
    return 0;
}
