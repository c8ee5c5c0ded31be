//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// What is not supported matters only where it can be reached.
extern int setjmp(long *);
extern void reach_error(void);
static long buffer[32];
int main(void) {
    int use = 0;
    if (use) {
        setjmp(buffer);
        reach_error();
    }
    return 0;
}
