//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// An arena of chunks: where a chunk is full, a new one comes before it, but the link to the old one is forgotten.
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
        fresh->before = 0;
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
    while (last) {
        struct chunk *before = last->before;
        free(last);
        last = before;
    }
    return 0;
}
