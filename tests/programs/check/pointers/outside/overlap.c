//@ property: unreach-call
//@ truth: true
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
    int *p = get();
    if (!p) {
        return 0;
    }
    int *q = p + 1;
    p[0] = 0;
    p[1] = 1;
    *q = 2;
    if (p[1] != 2) {
        reach_error();
    }
    return 0;
}
