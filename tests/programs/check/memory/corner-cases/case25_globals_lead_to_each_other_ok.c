//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
extern int __VERIFIER_nondet_int(void);

struct end {
    struct end *other;
    int side;
};
static struct end right;
static struct end left = {&right, 1};
static struct end right = {&left, 2};
int main(void) {
    struct end *p = &left;
    int steps = __VERIFIER_nondet_int();
    if (steps < 0 || steps > 5) {
        return 0;
    }
    while (steps-- > 0) {
        p = p->other;
    }
    return p->side;
}
