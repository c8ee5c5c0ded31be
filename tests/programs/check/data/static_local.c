//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-first-prefix]: true
//@ expect[value-location]: true
//@ expect[value-all]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[loops]: true
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
