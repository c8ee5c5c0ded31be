//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The new object is retained first.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct shared {
    int references;
    int value;
};
static void release(struct shared *s) {
    if (--s->references == 0) {
        free(s);
    }
}
static void assign(struct shared **slot, struct shared *value) {
    value->references++;
    release(*slot);
    *slot = value;
}
static struct shared *shared_new(void) {
    struct shared *s = malloc(sizeof(struct shared));
    s->references = 1;
    return s;
}
int main(void) {
    struct shared *slot = shared_new(), *other = shared_new();
    struct shared *value = __VERIFIER_nondet_int() ? other : slot;
    assign(&slot, value);
    release(slot);
    release(other);
    return 0;
}
