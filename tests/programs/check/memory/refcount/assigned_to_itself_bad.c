//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The old object is released before the new one is retained, and they are the same.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct shared {
    int references;
    int value;
};
static void assign(struct shared **slot, struct shared *value) {
    if (--(*slot)->references == 0) {
        free(*slot);
    }
    value->references++; //~ VIOLATION valid-deref
    *slot = value;
}
static struct shared *shared_new(void) {
    struct shared *s = malloc(sizeof(struct shared));
    s->references = 1;
    return s;
}
static void release(struct shared *s) {
    if (--s->references == 0) {
        free(s);
    }
}
int main(void) {
    struct shared *slot = shared_new(), *other = shared_new();
    struct shared *value = __VERIFIER_nondet_int() ? other : slot;
    assign(&slot, value);
    release(slot);
    release(other);
    return 0;
}
