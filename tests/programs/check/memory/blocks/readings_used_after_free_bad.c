//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *readings = malloc(4 * sizeof(int));
    for (int i = 0; i < 4; i++) {
        readings[i] = i * i;
    }
    free(readings);
    return readings[3]; //~ VIOLATION valid-deref
}
