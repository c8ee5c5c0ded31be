//@ property: unreach-call
//@ truth: open
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[value-lists]: unknown
//@ expect[auto]: unknown
// What was copied from nowhere may be anything.
extern void reach_error(void);
typedef unsigned long size_t;
extern void *memcpy(void *, const void *, size_t);
int main(void) {
    char small[4] = "abc", *nowhere = 0;
    memcpy(small, nowhere, 3);
    if (small[0] != 'a')
        reach_error();
    return 0;
}
