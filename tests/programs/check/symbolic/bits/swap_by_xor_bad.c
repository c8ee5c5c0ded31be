//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// An element swapped with itself becomes zero.
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
static void swap(int *p, int *q) {
    *p ^= *q;
    *q ^= *p;
    *p ^= *q;
}
int main(void) {
    int a[3] = {__VERIFIER_nondet_int(), 8, 9};
    unsigned i = __VERIFIER_nondet_uint();
    unsigned j = __VERIFIER_nondet_uint();
    if (i < 3 && j < 3) {
        int before = a[i];
        swap(&a[i], &a[j]);
        if (a[j] != before) {
            reach_error(); //~ VIOLATION
        }
    }
    return 0;
}
