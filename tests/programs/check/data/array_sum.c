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
    int a[8], s = 0;
    for (int i = 0; i < 8; i++) {
        a[i] = i * i;
    }
    for (int i = 0; i < 8; i++) {
        s += a[i];
    }
    if (s != 140) {
        reach_error();
    }
    return 0;
}
