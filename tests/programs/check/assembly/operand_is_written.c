//@ property: unreach-call
//@ truth: false
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// An input that is passed by its place is written where an instruction says so. No execution shows it: assembly is not executed.
extern void reach_error(void);
static int shown = 1;
int *window = &shown;
static void put(unsigned value, volatile void *to) {
    __asm__ volatile("movl %0,%1" : : "r"(value), "m"(*(volatile unsigned *)to) : "memory");
}
int main(void) {
    put(2, window);
    if (shown == 2)
        reach_error(); //~ VIOLATION
    return 0;
}
