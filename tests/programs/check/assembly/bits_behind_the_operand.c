//@ property: unreach-call
//@ truth: false
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// The bit may lie behind the operand, in the same object.
extern void reach_error(void);
static unsigned long bits[4] = {0}, other = 1;
unsigned long *watched = &other;
int main(void) {
    long number = 130;
    __asm__ volatile("bts %1,%0" : "+m"(*(volatile long *)bits) : "Ir"(number) : "memory");
    if (*watched == 1 && bits[2] == 4)
        reach_error(); //~ VIOLATION
    return 0;
}
