//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static int smaller(int a, int b) { return a < b ? a : b; }
static int larger(int a, int b) { return a > b ? a : b; }
int main(void) {
    int a = __VERIFIER_nondet_int();
    int b = __VERIFIER_nondet_int();
    int c = __VERIFIER_nondet_int();
    int median = smaller(larger(a, b), c);
    int below = (a <= median) + (b <= median) + (c <= median);
    if (below < 2) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
