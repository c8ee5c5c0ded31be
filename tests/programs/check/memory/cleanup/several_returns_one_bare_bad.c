//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
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
        return 2;
    }
    free(buffer);
    return 0;
}
