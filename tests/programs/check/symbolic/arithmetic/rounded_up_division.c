//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    int items = __VERIFIER_nondet_int();
    int box = __VERIFIER_nondet_int();
    __VERIFIER_assume(items >= 0 && items <= 1000);
    __VERIFIER_assume(box >= 1 && box <= 100);
    int boxes = (items + box - 1) / box;
    if (boxes * box < items || boxes * box >= items + box) {
        reach_error();
    }
    return 0;
}
