//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: false
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *p = malloc(sizeof(int));
    *p = 1;
    if (__VERIFIER_nondet_int() == 3) {
        free(p);
    }
    int x = *p; //~ VIOLATION valid-deref
    free(p);
    return x;
}
