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
