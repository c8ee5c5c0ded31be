//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
extern int setjmp(long *);
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static long buffer[32];
int main(void) {
    int ok = 1;
    if (__VERIFIER_nondet_int()) {
        setjmp(buffer);
    }
    if (!ok) {
        reach_error();
    }
    return 0;
}
