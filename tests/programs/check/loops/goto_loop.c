//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int tries = 0;
again:
    tries++;
    if (__VERIFIER_nondet_int() == 1234 && tries < 5) {
        goto again;
    }
    if (tries == 3) {
        goto fail;
    }
    return 0;
fail:
    reach_error(); //~ VIOLATION
    return 1;
}
