//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// -1 / 2 is zero.
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int x = __VERIFIER_nondet_int();
    int *p = malloc(sizeof(int));
    if (!p) {
        return 0;
    }
    *p = x;
    if (x < 0) {
        free(p);
    }
    int y = x / 2;
    if (y >= 0) {
        y = *p; //~ VIOLATION valid-deref
    }
    if (x >= 0) {
        free(p);
    }
    return y > 0;
}
