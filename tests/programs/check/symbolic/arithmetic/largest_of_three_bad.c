//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The `else` forgets the third where the second is larger than the first.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int a = __VERIFIER_nondet_int();
    int b = __VERIFIER_nondet_int();
    int c = __VERIFIER_nondet_int();
    int largest = a;
    if (b > largest) {
        largest = b;
    } else if (c > largest) {
        largest = c;
    }
    if (largest < a || largest < b) {
        reach_error();
    }
    if (largest < c) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
