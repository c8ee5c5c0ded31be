//@ property: valid-memsafety
//@ truth: false(valid-deref)
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
    free(r->slots);
    r->count = 0;
}
static void put(struct ring *r, int item) {
    if (r->count < 4) {
        r->slots[(r->head + r->count) & 3] = item; //~ VIOLATION valid-deref
        r->count++;
    }
}
int main(void) {
    struct ring r = {0, 0, 0};
    r.slots = calloc(4, sizeof(int));
    put(&r, 1);
    int more = __VERIFIER_nondet_int();
    destroy(&r);
    if (more > 0) {
        put(&r, 2);
    }
    return 0;
}
