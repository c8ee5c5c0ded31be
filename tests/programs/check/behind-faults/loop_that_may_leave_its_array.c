//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[value-lists]: false
//@ expect[auto]: false
// A loop may leave its array and never come back; the error behind its ordinary end is found all the same.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int a[3] = {1, 2, 3}, i = 0;
    while (a[i] != __VERIFIER_nondet_int())
        i++;
    if (i == 2)
        reach_error(); //~ VIOLATION
    return 0;
}
