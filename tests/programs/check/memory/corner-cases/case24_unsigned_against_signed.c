//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    unsigned one = 1;
    int minus = __VERIFIER_nondet_int();
    if (minus < 0 && one > minus) {
        reach_error();
    }
    return 0;
}
