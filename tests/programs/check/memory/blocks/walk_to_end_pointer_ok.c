//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    short *samples = malloc(5 * sizeof(short));
    short *end = samples + 5;
    int sum = 0;
    for (short *p = samples; p != end; p++) {
        *p = (short)(p - samples);
    }
    for (short *p = end; p > samples;) {
        sum += *--p;
    }
    free(samples);
    return sum;
}
