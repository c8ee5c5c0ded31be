//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[value-lists]: true
//@ expect[auto]: true
// A call through a null pointer returns something, and changes nothing here.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
struct operations {
    int (*open)(int);
};
static struct operations operations;
int main(void) {
    int opened = 0, state = 2;
    if (__VERIFIER_nondet_int())
        opened = operations.open(1);
    if (opened)
        state = 3;
    if (state != 2 && state != 3)
        reach_error();
    return 0;
}
