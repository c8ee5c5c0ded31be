//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern void exit(int);
extern void abort(void);
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    if (__VERIFIER_nondet_int()) {
        exit(1);
    } else {
        abort();
    }
    reach_error();
    return 0;
}
