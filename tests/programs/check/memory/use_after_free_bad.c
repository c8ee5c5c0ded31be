//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[loops]: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
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
