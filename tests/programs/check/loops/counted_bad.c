//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
extern void reach_error(void);
int main(void) {
    int i, s = 0;
    for (i = 0; i <= 10; i++) {
        s += i;
    }
    if (s != 45) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
