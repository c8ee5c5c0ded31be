//@ property: valid-memsafety
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
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
    if (y > 0) {
        y = *p;
    }
    if (x >= 0) {
        free(p);
    }
    return y > 0;
}
