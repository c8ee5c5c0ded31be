//@ truth: true
//@ expect[auto]: true
/* A priority queue as a binary heap in an array. */
#include <stdio.h>

#define MAX 16

struct pq {
    int n;
    int a[MAX];
};

static int put(struct pq *q, int v)
{
    int i;

    if (q->n >= MAX)
        return 0;
    for (i = q->n++; i > 0 && q->a[(i - 1) / 2] > v; i = (i - 1) / 2)
        q->a[i] = q->a[(i - 1) / 2];
    q->a[i] = v;
    return 1;
}

static int take(struct pq *q, int *v)
{
    int i = 0, last;

    if (q->n == 0)
        return 0;
    *v = q->a[0];
    last = q->a[--q->n];
    for (;;) {
        int c = 2 * i + 1;
        if (c >= q->n)
            break;
        if (c + 1 < q->n && q->a[c + 1] < q->a[c])
            c++;
        if (q->a[c] >= last)
            break;
        q->a[i] = q->a[c];
        i = c;
    }
    q->a[i] = last;
    return 1;
}

int main(void)
{
    struct pq q = { 0, { 0 } };
    int v, previous = 0;

    put(&q, 42);
    put(&q, 7);
    put(&q, 19);
    put(&q, 3);
    put(&q, 23);
    while (take(&q, &v)) {
        if (v < previous)
            return 1;
        previous = v;
        printf("%d\n", v);
    }
    return 0;
}
