//@ property: unreach-call
//@ truth: open
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// A write to a constant is undefined, and what the constant is after it nobody knows.
extern void reach_error(void);
static const int limit = 1;
int main(void) {
    *(int *)&limit = 2;
    if (limit == 1) {
        reach_error();
    }
    return 0;
}
