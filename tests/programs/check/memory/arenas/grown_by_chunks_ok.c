//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// An arena of chunks: where a chunk is full, a new one comes before it.
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
    while (last) {
        struct chunk *before = last->before;
        free(last);
        last = before;
    }
    return 0;
}
