//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int *p = malloc(sizeof(int));
    *p = __VERIFIER_nondet_int();
    int *q = p;
    *q += 1;
    if (*p == 1000) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
