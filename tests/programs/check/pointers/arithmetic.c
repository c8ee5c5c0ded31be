//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: unknown
extern void reach_error(void);
int main(void) {
    int a[5] = {10, 11, 12, 13, 14};
    int *p = a + 1, *end = a + 5;
    int s = 0;
    while (p != end) {
        s += *p++;
    }
    if (s != 50 || end - a != 5) {
        reach_error();
    }
    return 0;
}
