//@ truth: false
//@ expect[auto]: false
/* The write index wraps one element too late. */
#include <stdio.h>
#include <string.h>

#define N 4

typedef struct {
    int rd, wr;
    int used;
    int slot[N];
} fifo_t;

static int fifo_put(fifo_t *f, int v)
{
    if (f->used == N)
        return 0;
    if (f->wr > N)
        f->wr = 0;
    f->slot[f->wr++] = v; //~ VIOLATION out-of-bounds-write
    f->used++;
    return 1;
}

static int fifo_get(fifo_t *f, int *v)
{
    if (f->used == 0)
        return 0;
    if (f->rd == N)
        f->rd = 0;
    *v = f->slot[f->rd++];
    f->used--;
    return 1;
}

int main(void)
{
    fifo_t f;
    int i, v;

    memset(&f, 0, sizeof(f));
    for (i = 0; i < 10; i++) {
        fifo_put(&f, i);
        if (i & 1 && fifo_get(&f, &v))
            printf("%d\n", v);
    }
    return 0;
}
