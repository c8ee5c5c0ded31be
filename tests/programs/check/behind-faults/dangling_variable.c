//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[value-lists]: unknown
//@ expect[auto]: true
// A variable is used after its life has ended.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *p, sum = 0;
    {
        int inner = 3;
        p = &inner;
    }
    sum = *p;
    *p = 4;
    if (sum < 0)
        sum = 0;
    if (sum < 0)
        reach_error();
    return 0;
}
