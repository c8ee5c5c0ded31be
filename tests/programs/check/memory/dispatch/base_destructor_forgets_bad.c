//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The destructor of the base does not know what the derived record owns.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct base {
    void (*destroy)(struct base *);
};
struct derived {
    struct base base;
    int *extra;
};
static void base_destroy(struct base *b) {
    free(b); //~ VIOLATION valid-memtrack
}
static void derived_destroy(struct base *b) {
    free(((struct derived *)b)->extra);
    base_destroy(b);
}
int main(void) {
    struct derived *d = malloc(sizeof(struct derived));
    d->base.destroy = __VERIFIER_nondet_int() ? derived_destroy : base_destroy;
    d->extra = malloc(4 * sizeof(int));
    d->extra[3] = 1;
    d->base.destroy(&d->base);
    return 0;
}
