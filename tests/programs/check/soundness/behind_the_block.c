//@ property: unreach-call
//@ truth: open
//@ expect[auto]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// A write behind a block is undefined, and machines go on after it: it must not decide that the error is out of reach.
extern void *malloc(unsigned long);
extern void reach_error(void);

int main(void)
{
    char *device = malloc(3200);
    int *private = (int *)(device + 3200);
    *private = 1;
    if (*private == 1)
        reach_error();
    return 0;
}
