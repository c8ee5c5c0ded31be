//@ property: unreach-call
//@ truth: open
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[value-lists]: unknown
//@ expect[auto]: unknown
// What lies behind an array is anything: nothing says that the error is out of reach.
extern void reach_error(void);
int main(void) {
    int a[4] = {1, 2, 3, 4}, i = 4;
    a[i] = 9;
    if (a[i] != 9)
        reach_error();
    return 0;
}
