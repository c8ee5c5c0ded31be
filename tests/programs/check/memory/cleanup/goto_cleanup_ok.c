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
    int code = 1;
    char *name = 0, *path = 0;
    name = malloc(8);
    if (__VERIFIER_nondet_int()) {
        goto out;
    }
    path = malloc(16);
    if (__VERIFIER_nondet_int()) {
        goto out;
    }
    name[7] = path[15] = 0;
    code = 0;
out:
    free(path);
    free(name);
    return code;
}
