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
static int length(const char *s) {
    int n = 0;
    while (*s++) {
        n++;
    }
    return n;
}
int main(void) {
    if (length("carve") != 5) {
        reach_error();
    }
    return 0;
}
