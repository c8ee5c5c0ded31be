//@ property: unreach-call
//@ truth: true
// Listing 1 of the symbolic-execution document: `b >= a` holds by a relation between unknown values, which explicit
// values cannot keep. The path to the error stays possible, and no input confirms it.
// (`a + 1` cannot overflow: `a` is negative.)
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    int a = __VERIFIER_nondet_int();
    int b;
    if (a >= 0) {
        b = a;
    } else {
        b = a + 1;
    }
    if (b < a) {
        reach_error();
    }
    return 0;
}
