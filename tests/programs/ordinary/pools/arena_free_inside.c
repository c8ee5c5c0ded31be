//@ truth: false
//@ expect[auto]: false
/* Objects of an arena are not blocks of their own. */
#include <stdio.h>
#include <stdlib.h>

struct arena {
    size_t used;
    unsigned char mem[256];
};

struct point { int x, y; };

static void *arena_alloc(struct arena *a, size_t n)
{
    void *p;

    n = (n + 15) & ~(size_t)15;
    if (n > sizeof a->mem - a->used)
        return NULL;
    p = a->mem + a->used;
    a->used += n;
    return p;
}

int main(void)
{
    struct arena *a = malloc(sizeof *a);
    struct point *p, *q;

    if (!a)
        return 1;
    a->used = 8;
    p = arena_alloc(a, sizeof *p);
    q = arena_alloc(a, sizeof *q);
    if (p && q) {
        p->x = 1;
        p->y = 2;
        *q = *p;
        printf("%d %d\n", q->x, q->y);
        free(q); //~ VIOLATION invalid-free
    }
    free(a);
    return 0;
}
