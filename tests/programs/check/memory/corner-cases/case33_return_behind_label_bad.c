//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
