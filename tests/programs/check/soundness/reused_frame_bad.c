//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: false
// Activations of one function are different objects: the outer `l` is written through `keep` from an inner one.
extern void reach_error(void);
static int *keep;
static int f(int n) {
    int l = n;
    if (n == 0) {
        *keep = 7;
        return 0;
    }
    if (n == 2) {
        keep = &l;
    }
    f(n - 1);
    if (n == 2 && l == 7) {
        reach_error(); //~ VIOLATION
    }
    return l;
}
int main(void) {
    f(3);
    return 0;
}
