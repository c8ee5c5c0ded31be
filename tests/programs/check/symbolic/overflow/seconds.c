//@ property: no-overflow
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int hours = __VERIFIER_nondet_int();
    int minutes = __VERIFIER_nondet_int();
    int seconds = __VERIFIER_nondet_int();
    if (hours < 0 || hours > 596522 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59) {
        return 1;
    }
    return hours * 3600 + minutes * 60 + seconds > 5;
}
