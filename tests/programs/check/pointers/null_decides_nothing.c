//@ property: unreach-call
//@ truth: open
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// What follows a null dereference is not defined, so nothing can be said of it.
extern void reach_error(void);
int main(void) {
    int *p = 0;
    *p = 1;
    reach_error();
    return 0;
}
