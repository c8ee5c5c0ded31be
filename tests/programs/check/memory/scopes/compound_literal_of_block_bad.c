//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// An unnamed object ends with the block around it.
extern int __VERIFIER_nondet_int(void);

struct point {
    int x, y;
};
int main(void) {
    struct point origin = {0, 0};
    struct point *p = &origin;
    if (__VERIFIER_nondet_int()) {
        p = &(struct point){3, 4};
    }
    return p->x; //~ VIOLATION valid-deref
}
