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
    int i, s = 0;
    for (i = 0; i < 10; i++) {
        s += i;
    }
    if (s != 45) {
        reach_error();
    }
    return 0;
}
