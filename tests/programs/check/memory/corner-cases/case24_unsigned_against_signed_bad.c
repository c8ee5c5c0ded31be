//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The signed number becomes a large unsigned one.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    unsigned one = 1;
    int minus = __VERIFIER_nondet_int();
    if (minus == -1 && one < minus) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
