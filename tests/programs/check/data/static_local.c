//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern void reach_error(void);
static int next(void) {
    static int n = 10;
    return n++;
}
int main(void) {
    next();
    next();
    if (next() != 12) {
        reach_error();
    }
    return 0;
}
