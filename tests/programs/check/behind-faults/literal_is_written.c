//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[value-lists]: true
//@ expect[auto]: true
// A write to a string literal goes nowhere.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    char *text = "abc";
    int state = 1;
    if (__VERIFIER_nondet_int())
        text[0] = 'x';
    if (state != 1 || text[1] != 'b')
        reach_error();
    return 0;
}
