//@ truth: false
//@ expect[auto]: false
/* The well-known comparison by subtraction. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

static int compare_ints(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b; //~ VIOLATION signed-overflow
}

static void print(const int *v, size_t n)
{
    for (size_t i = 0; i < n; i++)
        printf(" %d", v[i]);
    printf("\n");
}

int main(void)
{
    int small[] = { 3, -7, 12, 0 };
    int large[] = { INT_MIN, 5, INT_MAX };

    qsort(small, 4, sizeof(int), compare_ints);
    print(small, 4);
    qsort(large, 3, sizeof(int), compare_ints);
    print(large, 3);
    return 0;
}
