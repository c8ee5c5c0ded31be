//@ truth: false
//@ expect[auto]: false
/* Pops with an unsigned size that is not checked in the loop. */
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    unsigned size;
    short *items;
} array;

static short last(const array *a)
{
    return a->items[a->size - 1]; //~ VIOLATION out-of-bounds-read
}

int main(void)
{
    array a;
    unsigned i;

    a.size = 4;
    a.items = malloc(a.size * sizeof(short));
    if (a.items == NULL)
        return 1;
    for (i = 0; i < a.size; i++)
        a.items[i] = (short)(i % 2);
    while (last(&a) < 5) {
        printf("%hd\n", last(&a));
        a.size--;
    }
    free(a.items);
    return 0;
}
