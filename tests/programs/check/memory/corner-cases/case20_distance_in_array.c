//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);

int main(void) {
    int a[10];
    int from = __VERIFIER_nondet_int();
    __VERIFIER_assume(from >= 0 && from < 5);
    int *p = a + from, *q = p + 5;
    if (q - p != 5 || p - q != -5 || (char *)q - (char *)p != 20) {
        reach_error();
    }
    return 0;
}
