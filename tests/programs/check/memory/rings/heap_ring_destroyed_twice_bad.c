//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
struct ring {
    int *slots;
    unsigned head, count;
};
static void destroy(struct ring *r) {
    free(r->slots); //~ VIOLATION valid-free
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
