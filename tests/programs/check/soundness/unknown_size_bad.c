//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern unsigned __VERIFIER_nondet_uint(void);
extern void *malloc(unsigned long);
extern void reach_error(void);
int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    unsigned i = __VERIFIER_nondet_uint();
    if (n < 2 || n > 10) {
        return 0;
    }
    int *a = malloc(n * sizeof(int));
    a[1] = 3;
    if (i < n) {
        a[i] = 4;
        if (a[1] == 4) {
            reach_error(); //~ VIOLATION
        }
    }
    return 0;
}
