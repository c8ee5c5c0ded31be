//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    static short marks[270];
    int here = __VERIFIER_nondet_int(), there = __VERIFIER_nondet_int();
    if (here < 0 || here >= 270 || there < 135 || there >= 270) {
        return 0;
    }
    marks[here] = 7;
    marks[there] += 1;
    if (marks[269] == 8 && marks[136] == 0) {
        reach_error(); //@ violation
    }
    return 0;
}
