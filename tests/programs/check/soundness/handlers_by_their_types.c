//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// Pointers to the other function have another type everywhere.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
static char narrow(int *x) { reach_error(); return 0; }
static int wide(int *x) { return *x; }
static char (*unused[2])(int *) = {narrow, narrow};
static int (*table[2])(int *) = {wide, wide};
int main(void) {
    int at = __VERIFIER_nondet_int(), x = 1;
    if (at < 0 || at > 1)
        return unused[0] == 0;
    return table[at](&x);
}
