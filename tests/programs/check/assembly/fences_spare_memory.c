//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// A fence only orders accesses, and known instructions write their operands, whatever the compiler is told.
extern void reach_error(void);
static int mode = 1, shown;
int *watched = &mode, *window = &shown;
static void put(unsigned value, volatile void *to) {
    __asm__ volatile("movl %0,%1" : : "r"(value), "m"(*(volatile unsigned *)to) : "memory");
}
int main(void) {
    __asm__ volatile("sfence" : : : "memory");
    put(2, window);
    if (*watched != 1)
        reach_error();
    return 0;
}
