//@ truth: false
//@ expect[auto]: false
/* Sift-down looks at the right child without asking whether there is one. */
#include <stdio.h>
#include <stdlib.h>

static void sift_down(int *heap, int n, int i)
{
    int child;

    while ((child = 2 * i + 1) < n) {
        int t;
        if (heap[child + 1] > heap[child]) //~ VIOLATION out-of-bounds-read
            child++;
        if (heap[child] <= heap[i])
            return;
        t = heap[child];
        heap[child] = heap[i];
        heap[i] = t;
        i = child;
    }
}

int main(void)
{
    const int values[] = { 12, 5, 31, 8, 2, 17 };
    const int n = 6;
    int *heap = calloc(n, sizeof(int));
    int i;

    if (!heap)
        return 1;
    for (i = 0; i < n; i++)
        heap[i] = values[i];
    for (i = n / 2 - 1; i >= 0; i--)
        sift_down(heap, n, i);
    printf("largest: %d\n", heap[0]);
    free(heap);
    return 0;
}
