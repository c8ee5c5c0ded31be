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
// A string that does not end is read: how long it is, nobody knows.
extern void reach_error(void);
typedef unsigned long size_t;
extern size_t strlen(const char *);
int main(void) {
    char text[3] = {'a', 'b', 'c'};
    if (strlen(text) == 3)
        reach_error();
    return 0;
}
