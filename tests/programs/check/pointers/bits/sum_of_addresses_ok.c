//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
//@ expect[auto]: unknown
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
extern void abort(void);
void reach_error(void) { abort(); }
int main(void) {
    int a = 1, b = 2;
    unsigned long sum = (unsigned long)&a + (unsigned long)&b;
    int *p = (int *)(sum - (unsigned long)&a);
    if (*p != 2) {
        reach_error();
    }
    return 0;
}
