//@ truth: false
//@ expect[auto]: false
/* The number of bytes between two heap blocks. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

struct chunk {
    unsigned char *begin;
    unsigned char *end;
};

static ptrdiff_t size(const struct chunk *c)
{
    return c->end - c->begin; //~ VIOLATION pointer-arithmetic
}

int main(void)
{
    struct chunk a, b;
    ptrdiff_t n;

    a.begin = malloc(10);
    b.begin = malloc(20);
    if (!a.begin || !b.begin) {
        free(a.begin);
        free(b.begin);
        return 1;
    }
    a.end = a.begin + 10;
    b.end = a.end;      /* copied, but not changed */
    n = size(&a);
    n = n + size(&b);
    printf("%d bytes\n", n > 0);
    free(a.begin);
    free(b.begin);
    return 0;
}
