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
int main(void) {
    double x = 0.1;
    float y = 0.1f;
    if (x == y) {
        reach_error();
    }
    if (0.1 + 0.2 == 0.3) {
        reach_error();
    }
    if ((int)(1e3f * 2.5) != 2500) {
        reach_error();
    }
    return 0;
}
