//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The last hour that fits does not fit whole.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int hours = __VERIFIER_nondet_int();
    int minutes = __VERIFIER_nondet_int();
    int seconds = __VERIFIER_nondet_int();
    if (hours < 0 || hours > 596523 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59) {
        return 1;
    }
    return hours * 3600 + minutes * 60 + seconds > 5; //~ VIOLATION no-overflow
}
