//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// A pointer copied byte by byte is the same pointer.
extern void reach_error(void);
int main(void) {
    int x = 1;
    int *p = &x, *q;
    unsigned char *from = (unsigned char *)&p, *to = (unsigned char *)&q;
    for (unsigned i = 0; i < sizeof p; i++) {
        to[i] = from[i];
    }
    *q = 5;
    if (x == 5) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
