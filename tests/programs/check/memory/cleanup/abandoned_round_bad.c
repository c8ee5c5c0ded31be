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
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        int *sample = malloc(sizeof(int));
        *sample = __VERIFIER_nondet_int();
        if (*sample < 0 || *sample > 9) {
            continue;
        }
        sum += *sample;
        free(sample);
    }
    return sum;
}
