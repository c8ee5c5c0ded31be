//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int open_buffer(int wanted, char **result) {
    if (wanted <= 0 || wanted > 5) {
        return -1;
    }
    *result = malloc(wanted);
    return 0;
}
int main(void) {
    char *buffer;
    int wanted = __VERIFIER_nondet_int();
    if (open_buffer(wanted, &buffer) != 0) {
        return 1;
    }
    buffer[wanted - 1] = 1;
    free(buffer);
    return 0;
}
