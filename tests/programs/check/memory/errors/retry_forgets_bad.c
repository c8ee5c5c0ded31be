//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The next attempt overwrites the block of the last.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int *answer = 0;
    for (int attempt = 0; attempt < 3; attempt++) {
        answer = malloc(sizeof(int)); //~ VIOLATION valid-memtrack
        *answer = __VERIFIER_nondet_int();
        if (*answer >= 0) {
            break;
        }
    }
    free(answer);
    return 0;
}
