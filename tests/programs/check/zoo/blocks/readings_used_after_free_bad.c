//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg]: false
//@ expect[smg-cegar]: false
//@ expect[smg-symexec]: false
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
