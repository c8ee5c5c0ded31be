//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Two small numbers as pointers, from two branches: neither is three.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    char *p;
    if (__VERIFIER_nondet_int()) {
        p = (char *)1;
    } else {
        p = (char *)2;
    }
    if (p == (char *)3 || p == 0) {
        reach_error();
    }
    return 0;
}
