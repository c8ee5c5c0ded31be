//@ truth: false
//@ expect[auto]: false
/* Insertion sort which compares before it looks at the index. */
#include <stdio.h>
#include <stdlib.h>

static void insertion_sort(short *a, int n)
{
    for (int i = 1; i < n; i++) {
        short key = a[i];
        int j = i - 1;

        while (a[j] > key && j >= 0) { //~ VIOLATION out-of-bounds-read
            a[j + 1] = a[j];
            j--;
        }
        a[j + 1] = key;
    }
}

int main(void)
{
    const int n = 5;
    short *a = malloc(n * sizeof *a);

    if (!a)
        return EXIT_FAILURE;
    a[0] = 7;
    a[1] = 9;
    a[2] = 8;
    a[3] = 1;
    a[4] = 5;
    insertion_sort(a, n);
    for (int i = 0; i < n; i++)
        printf("%hd\n", a[i]);
    free(a);
    return EXIT_SUCCESS;
}
