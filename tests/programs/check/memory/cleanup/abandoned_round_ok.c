//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A round that is abandoned with continue frees its block too.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        int *sample = malloc(sizeof(int));
        *sample = __VERIFIER_nondet_int();
        if (*sample < 0 || *sample > 9) {
            free(sample);
            continue;
        }
        sum += *sample;
        free(sample);
    }
    return sum;
}
