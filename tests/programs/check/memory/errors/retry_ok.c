//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// An attempt that fails gives its block back before the next.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int *answer = 0;
    for (int attempt = 0; attempt < 3; attempt++) {
        answer = malloc(sizeof(int));
        *answer = __VERIFIER_nondet_int();
        if (*answer >= 0) {
            break;
        }
        free(answer);
        answer = 0;
    }
    free(answer);
    return 0;
}
