//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-first-prefix]: true
//@ expect[value-location]: true
//@ expect[value-all]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[loops]: true
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
