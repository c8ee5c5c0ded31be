//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// One box too many where nothing is left over.
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    int items = __VERIFIER_nondet_int();
    int box = __VERIFIER_nondet_int();
    __VERIFIER_assume(items >= 0 && items <= 1000);
    __VERIFIER_assume(box >= 1 && box <= 100);
    int boxes = items / box + 1;
    if (boxes * box < items) {
        reach_error();
    }
    if (boxes * box >= items + box) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
