//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    int *p = x > 10 ? &x : 0;
    if (x >= 10) {
        *p = 3; //~ VIOLATION valid-deref
    }
    return 0;
}
