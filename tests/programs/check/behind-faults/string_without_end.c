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
