//@ truth: false
//@ expect[auto]: false
/* Merge sort; the early return of merge() forgets its scratch memory. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void merge(int *v, size_t mid, size_t n)
{
    int *tmp = malloc(n * sizeof *tmp); //~ VIOLATION leak
    size_t i = 0, j = mid, k = 0;

    if (tmp == NULL || v[mid - 1] <= v[mid])
        return;
    while (i < mid && j < n)
        tmp[k++] = v[j] < v[i] ? v[j++] : v[i++];
    while (i < mid)
        tmp[k++] = v[i++];
    while (j < n)
        tmp[k++] = v[j++];
    memcpy(v, tmp, n * sizeof *v);
    free(tmp);
}

static void merge_sort(int *v, size_t n)
{
    if (n < 2)
        return;
    merge_sort(v, n / 2);
    merge_sort(v + n / 2, n - n / 2);
    merge(v, n / 2, n);
}

int main(void)
{
    int v[] = { 8, 3, 5, 6, 1, 9 };

    merge_sort(v, 6);
    for (int i = 0; i < 6; i++)
        printf("%d ", v[i]);
    putchar('\n');
    return 0;
}
