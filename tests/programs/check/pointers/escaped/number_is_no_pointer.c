//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// An address to which an unknown number is added stays in its object: other ones are spared.
extern void reach_error(void);
extern unsigned long __VERIFIER_nondet_ulong(void);
static int mode = 1;
int *watched = &mode;
int main(void) {
    char buffer[16] = {0};
    unsigned long index = __VERIFIER_nondet_ulong(), place;
    if (index >= 16)
        return 0;
    place = (unsigned long)buffer + index;
    *(char *)place = 2;
    if (*watched != 1)
        reach_error();
    return 0;
}
