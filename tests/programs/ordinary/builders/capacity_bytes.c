//@ truth: false
//@ expect[auto]: false
/* Grows by elements but asks for bytes. */
#include <stdio.h>
#include <stdlib.h>

struct ints {
    int *v;
    unsigned n, cap;
};

static int push(struct ints *a, int x)
{
    if (a->n == a->cap) {
        unsigned cap = a->cap + 8;
        int *v = realloc(a->v, cap);
        if (v == NULL)
            return 0;
        a->v = v;
        a->cap = cap;
    }
    a->v[a->n++] = x; //~ VIOLATION out-of-bounds-write
    return 1;
}

int main(void)
{
    struct ints a = { 0 };
    int i;

    for (i = 0; i < 5; i++)
        if (!push(&a, 100 + i))
            break;
    printf("%u\n", a.n);
    free(a.v);
    return 0;
}
