//@ truth: true
//@ expect[auto]: true
#include <stdio.h>

static void quicksort(int *v, int left, int right)
{
    int last, i, t;

    if (left >= right)
        return;
    last = left;
    for (i = left + 1; i <= right; i++) {
        if (v[i] < v[left]) {
            last++;
            t = v[last];
            v[last] = v[i];
            v[i] = t;
        }
    }
    t = v[left];
    v[left] = v[last];
    v[last] = t;
    quicksort(v, left, last - 1);
    quicksort(v, last + 1, right);
}

int main(void)
{
    int v[8] = { 31, 41, 59, 26, 53, 58, 97, 93 };

    quicksort(v, 0, 7);
    for (int i = 1; i < 8; i++) {
        if (v[i - 1] > v[i]) {
            fprintf(stderr, "not sorted at %d\n", i);
            return 1;
        }
    }
    printf("%d..%d\n", v[0], v[7]);
    return 0;
}
