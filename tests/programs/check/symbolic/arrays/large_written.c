//@ property: unreach-call
//@ options: --set limits.conflicts=100
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
// What is written at an unknown index is found there, and only there.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    static short marks[270];
    int here = __VERIFIER_nondet_int(), there = __VERIFIER_nondet_int();
    if (here < 0 || here >= 270 || there < 0 || there >= 270) {
        return 0;
    }
    marks[here] = 7;
    marks[there] += 1;
    if (here == there) {
        if (marks[here] != 8) {
            reach_error();
        }
    } else {
        if (marks[here] != 7 || marks[there] != 1) {
            reach_error();
        }
    }
    if (marks[5] != 0 && here != 5 && there != 5) {
        reach_error();
    }
    return 0;
}
