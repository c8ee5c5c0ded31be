//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ refinements[value]: 0
//@ tracked[value]: 0
//@ expect[value-first-prefix]: unknown
//@ refinements[value-first-prefix]: 0
//@ tracked[value-first-prefix]: 0
//@ expect[value-location]: unknown
//@ refinements[value-location]: 0
//@ tracked[value-location]: 0
//@ expect[value-all]: unknown
//@ expect[symexec]: true
//@ refinements[symexec]: 0
//@ tracked[symexec]: 0
//@ expect[symexec-cegar]: true
//@ refinements[symexec-cegar]: 1
//@ tracked[symexec-cegar]: 2
//@ expect[loops]: true
//@ refinements[loops]: 0
//@ tracked[loops]: 0
// Program 3 (Fig. 4): safe, but explicit values do not keep `x < 0`, so the path looks possible. No input confirms it.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    int x = __VERIFIER_nondet_int();
    if (x < 0) {
        if (x == 0) {
            reach_error();
        }
    }
    return 0;
}
