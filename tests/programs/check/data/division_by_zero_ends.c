//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// Under reachability an execution ends where it divides by zero.
extern void reach_error(void);
int main(void) {
    int zero = 0;
    int x = 1 / zero;
    reach_error();
    return x;
}
