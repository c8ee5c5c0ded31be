//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *block = malloc(sizeof(int));
    *block = 1;
    unsigned long marked = (unsigned long)block;
    if (__VERIFIER_nondet_int() > 0) {
        marked |= 1;
    }
    int value = *block;
    free((void *)marked); //~ VIOLATION valid-free
    return value;
}
