//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A large request opens a second chunk, and only the newest is freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);

struct chunk {
    struct chunk *older;
    char bytes[8];
    unsigned used;
};
static struct chunk *chunk_new(struct chunk *older) {
    struct chunk *c = malloc(sizeof(struct chunk));
    c->older = older;
    c->used = 0;
    return c;
}
int main(void) {
    struct chunk *top = chunk_new(0);
    for (int i = 0; i < 2; i++) {
        unsigned n = __VERIFIER_nondet_uint() % 8 + 1;
        if (top->used + n > 8) {
            top = chunk_new(top);
        }
        top->bytes[top->used + n - 1] = 'c';
        top->used += n;
    }
    free(top); //~ VIOLATION valid-memtrack
    return 0;
}
