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
static int factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }
int main(void) {
    if (factorial(6) != 720) {
        reach_error();
    }
    return 0;
}
