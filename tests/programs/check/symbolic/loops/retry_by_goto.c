//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int tries = 0, done = 0;
again:
    tries++;
    if (__VERIFIER_nondet_int() == 200) {
        done = 1;
        goto out;
    }
    if (tries < 5) {
        goto again;
    }
out:
    if (!done && tries != 5) {
        reach_error();
    }
    return 0;
}
