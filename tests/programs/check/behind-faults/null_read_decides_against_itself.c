//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[loops]: true
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[smg]: unknown
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
