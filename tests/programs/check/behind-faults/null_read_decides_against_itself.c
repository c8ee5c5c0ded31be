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
// What is read once is one value.
extern void reach_error(void);
int main(void) {
    int *p = 0;
    int x = *p;
    if (x > 3 && x < 3)
        reach_error();
    return 0;
}
