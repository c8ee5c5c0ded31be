//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[value-lists]: true
//@ expect[auto]: true
// A struct is copied from nowhere and to nowhere.
extern void reach_error(void);
struct pair {
    int left;
    int *right;
};
int main(void) {
    struct pair here = {1, 0}, there = {3, 0}, *missing = 0;
    here = *missing;
    *missing = there;
    if (there.left != 3)
        reach_error();
    return here.left > 0;
}
