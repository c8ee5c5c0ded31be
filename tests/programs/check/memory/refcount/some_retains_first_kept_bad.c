//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The creator's own reference is forgotten.
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
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 0 || n > 4) {
        return 0;
    }
    struct shared *s = malloc(sizeof(struct shared));
    s->references = 1;
    for (int i = 0; i < n; i++) {
        s->references++;
    }
    for (int i = 0; i < n; i++) {
        release(s);
    }
    return 0; //~ VIOLATION valid-memtrack
} //~ VIOLATION valid-memtrack
