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
    int x = 1, y = 2;
    asm volatile("nop" : "=r"(x));
    if (y != 2) {
        reach_error();
    }
    return 0;
}
