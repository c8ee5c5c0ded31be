//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The copy does not count, so the original takes the object with it.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct shared {
    int references;
    int value;
};
struct handle {
    struct shared *target;
};
static void drop(struct handle *h) {
    if (--h->target->references == 0) { //~ VIOLATION valid-deref
        free(h->target);
    }
}
int main(void) {
    struct handle first;
    first.target = malloc(sizeof(struct shared));
    first.target->references = 1;
    struct handle second = first;
    if (__VERIFIER_nondet_int()) {
        second.target->references++;
        drop(&second);
        drop(&first);
        return 0;
    }
    drop(&first);
    drop(&second);
    return 0;
}
