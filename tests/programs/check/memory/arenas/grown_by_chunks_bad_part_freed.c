//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// An arena of chunks: what was taken from one is freed by itself.
#include <stdlib.h>

struct chunk {
    struct chunk *before;
    unsigned used;
    char bytes[8];
};
static struct chunk *last;
static void *take(unsigned bytes) {
    if (!last || last->used + bytes > sizeof last->bytes) {
        struct chunk *fresh = malloc(sizeof *fresh);
        fresh->before = last;
        fresh->used = 0;
        last = fresh;
    }
    void *found = last->bytes + last->used;
    last->used += bytes;
    return found;
}
int main(void) {
    char *a = take(5), *b = take(3), *c = take(4);
    a[4] = b[2] = c[3] = 1;
    free(b); //~ VIOLATION
    while (last) {
        struct chunk *before = last->before;
        free(last);
        last = before;
    }
    return 0;
}
