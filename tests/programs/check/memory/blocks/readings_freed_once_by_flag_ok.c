//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *readings = malloc(4 * sizeof(int));
    int status = __VERIFIER_nondet_int();
    int released = 0;
    readings[0] = status;
    if (status < 0) {
        free(readings);
        released = 1;
    }
    if (!released) {
        readings[3] = readings[0];
        free(readings);
    }
    return released;
}
