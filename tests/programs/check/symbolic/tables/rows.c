//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
// Rows are copied out of a table and back, at an index that is an input.
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
struct row {
    const char *name;
    int count;
};
static struct row rows[3] = {{"one", 1}, {"two", 2}, {"six", 6}};
int main(void) {
    unsigned at = __VERIFIER_nondet_uint();
    if (at >= 3) {
        return 0;
    }
    struct row row = rows[at];
    row.count *= 10;
    rows[at] = row;
    int sum = rows[0].count + rows[1].count + rows[2].count;
    if (row.name[0] == 't' && sum != 27) {
        reach_error();
    }
    if (row.name[1] == 'i' && (at != 2 || sum != 63)) {
        reach_error();
    }
    return 0;
}
