//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The error path frees, and so does the common end.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *readings = malloc(4 * sizeof(int));
    int status = __VERIFIER_nondet_int();
    readings[0] = status;
    if (status < 0) {
        free(readings);
        status = 0;
    }
    free(readings); //~ VIOLATION valid-free
    return status;
}
