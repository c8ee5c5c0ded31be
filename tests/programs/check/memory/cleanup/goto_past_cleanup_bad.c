//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The second jump goes behind one of the calls.
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
    free(path);
out:
    free(name);
    return code;
}
