//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    short *samples = malloc(5 * sizeof(short));
    short *end = samples + 5;
    for (short *p = samples; p <= end; p++) {
        *p = 0; //~ VIOLATION valid-deref
    }
    free(samples);
    return 0;
}
