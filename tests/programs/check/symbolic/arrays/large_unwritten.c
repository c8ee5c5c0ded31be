//@ property: unreach-call
//@ options: --set limits.conflicts=100
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
// Elements that nobody wrote have one value each.
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
struct pair {
    char tag;
    int number;
};
int main(void) {
    struct pair pairs[270];
    unsigned i = __VERIFIER_nondet_uint() % 270, j = __VERIFIER_nondet_uint() % 270;
    int before = pairs[i].number;
    pairs[j].tag = 1;
    if (pairs[i].number != before) {
        reach_error();
    }
    pairs[j].number = before;
    if (pairs[i].number != before) {
        reach_error();
    }
    return 0;
}
