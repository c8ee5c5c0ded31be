//@ property: unreach-call
//@ truth: open
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[loops]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[smg]: unknown
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
