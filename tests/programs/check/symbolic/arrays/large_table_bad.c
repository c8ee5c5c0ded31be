//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int square[300];
int main(void) {
    for (int i = 0; i < 300; i++) {
        square[i] = i * i;
    }
    int at = __VERIFIER_nondet_int();
    if (at < 0 || at >= 300) {
        return 0;
    }
    if (square[at] == 89401) {
        reach_error(); //@ violation
    }
    return 0;
}
