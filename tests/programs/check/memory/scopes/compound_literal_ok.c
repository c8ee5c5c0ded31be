//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);

struct point {
    int x, y;
};
static int length(const struct point *p) {
    return p->x + p->y;
}
int main(void) {
    struct point *p = &(struct point){3, 4};
    p->x = __VERIFIER_nondet_int() > 0;
    return length(p) + length(&(struct point){1, 2}) < 0;
}
