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
struct pair {
    int left;
    int *right;
};
int main(void) {
    struct pair here = {1, 0}, *missing = 0;
    here = *missing;
    if (here.left == 1)
        reach_error();
    return 0;
}
