//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// The count saturates at three, the releases do not.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct shared {
    int references;
    int value;
};
static void release(struct shared *s) {
    if (--s->references == 0) { //~ VIOLATION valid-deref
        free(s);
    }
}
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 0 || n > 4) {
        return 0;
    }
    struct shared *s = malloc(sizeof(struct shared));
    s->references = 1;
    for (int i = 0; i < n; i++) {
        if (s->references < 3) {
            s->references++;
        }
    }
    for (int i = 0; i <= n; i++) {
        release(s);
    }
    return 0;
}
