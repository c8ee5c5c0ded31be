//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[invariants-graph]: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
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
