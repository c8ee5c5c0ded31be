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
static int *kept;
static void keep(int *p) { kept = p; }
int main(void) {
    int x = 0;
    keep(&x);
    *kept = __VERIFIER_nondet_int();
    if (x == -77) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
