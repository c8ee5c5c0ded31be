//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A return is another matter.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int *p = malloc(sizeof(int));
    *p = __VERIFIER_nondet_int();
    if (*p < 0) {
        goto fatal;
    }
    free(p);
    return 0;
fatal:
    return 1; //~ VIOLATION valid-memtrack
} //~ VIOLATION valid-memtrack
