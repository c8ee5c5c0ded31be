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
    unsigned char c = 250;
    int steps = 0;
    while (c != 0) {
        c++;
        steps++;
    }
    if (steps != 6) {
        reach_error();
    }
    return 0;
}
