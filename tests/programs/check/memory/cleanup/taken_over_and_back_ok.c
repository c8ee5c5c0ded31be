//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A record lends its buffer out and takes it back before it goes.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct reader {
    char *buffer;
};
static char *lend(struct reader *r) {
    char *b = r->buffer;
    r->buffer = 0;
    return b;
}
int main(void) {
    struct reader r = {malloc(4)};
    char *b = lend(&r);
    if (__VERIFIER_nondet_int()) {
        b[3] = 1;
        r.buffer = b;
    } else {
        free(b);
    }
    free(r.buffer);
    return 0;
}
