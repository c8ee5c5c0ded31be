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
int main(void) {
    int x = 1, y = 2;
    asm volatile("nop" : "=r"(x));
    if (y != 2) {
        reach_error();
    }
    return 0;
}
