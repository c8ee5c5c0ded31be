//@ property: unreach-call
//@ truth: false
//@ options: --data-model lp64
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// A pointer whose bytes are copied one by one, from places that are not known, is still one.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int y = 0;
    int *q = &y, *p;
    for (int i = 0; i < 8; i++) {
        ((char *)&p)[i] = ((char *)&q)[i];
    }
    *p = 5;
    if (y == 5) {
        reach_error();
    }
    return 0;
}
