//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: unknown
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
