//@ property: unreach-call
//@ truth: open
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
extern void reach_error(void);
extern int *get(void);
int main(void) {
    int *p = get(), *q = get();
    if (!p || !q) {
        return 0;
    }
    *p = 1;
    *q = 2;
    if (*p != 1) {
        reach_error();
    }
    return 0;
}
