//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-first-prefix]: true
//@ expect[value-location]: true
//@ expect[value-all]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[loops]: unknown
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
