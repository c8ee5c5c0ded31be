//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    char *buffer = malloc(4);
    int mode = __VERIFIER_nondet_int();
    if (mode == 0) {
        free(buffer);
        return 1;
    }
    buffer[0] = 'm';
    if (mode < 0) {
        free(buffer);
        return 2;
    }
    buffer[3] = buffer[0];
    free(buffer);
    return 0;
}
