//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);

int main(void) {
    int a[10];
    int from = __VERIFIER_nondet_int();
    __VERIFIER_assume(from >= 0 && from < 5);
    int *p = a + from, *q = a + 6;
    if (q - p == 3) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
