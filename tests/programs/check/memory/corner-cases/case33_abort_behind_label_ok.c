//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// `p` is not used on the way to the label, but it is still there.
extern void *malloc(unsigned long);
extern void free(void *);
extern void abort(void);
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
    abort();
}
