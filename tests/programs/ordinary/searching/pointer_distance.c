//@ truth: false
//@ expect[auto]: false
/* The position of the largest element, as a distance of pointers. */
#include <stddef.h>
#include <stdio.h>

static int morning[] = { 3, 8, 2 };
static int evening[] = { 9, 4, 6 };

static int *largest(int *a, int *b, int n)
{
    int *max = a;
    int i;

    for (i = 1; i < n; i++)
        if (a[i] > *max)
            max = &a[i];
    for (i = 0; i < n; i++)
        if (b[i] > *max)
            max = &b[i];
    return max;
}

int main(void)
{
    int *max = largest(morning, evening, 3);
    ptrdiff_t at = max - morning; //~ VIOLATION pointer-arithmetic

    if (at < 3)
        printf("in the morning, at %d\n", (int)at);
    else
        printf("in the evening\n");
    return 0;
}
