//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
