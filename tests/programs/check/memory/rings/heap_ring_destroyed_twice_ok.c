//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The pointer is cleared, so the second time frees null.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
struct ring {
    int *slots;
    unsigned head, count;
};
static void destroy(struct ring *r) {
    free(r->slots);
    r->slots = 0;
    r->count = 0;
}
int main(void) {
    struct ring r = {0, 0, 0};
    r.slots = calloc(4, sizeof(int));
    r.slots[r.head] = __VERIFIER_nondet_int();
    r.count++;
    if (r.slots[r.head] == 17) {
        destroy(&r);
    }
    destroy(&r);
    return 0;
}
