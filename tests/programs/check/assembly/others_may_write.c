//@ property: unreach-call
//@ truth: false
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// What is not known to be harmless may write all that has its address taken.
extern void reach_error(void);
static int shown = 1;
int *window = &shown;
int main(void) {
    __asm__ volatile("movl $2,(%0)" : : "r"(window) : "memory");
    if (shown == 2)
        reach_error(); //~ VIOLATION
    return 0;
}
