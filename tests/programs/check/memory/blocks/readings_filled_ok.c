//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *readings = malloc(4 * sizeof(int));
    int sum = 0;
    for (int i = 0; i < 4; i++) {
        readings[i] = 10 + i;
    }
    for (int i = 0; i < 4; i++) {
        sum += readings[i];
    }
    free(readings);
    return sum;
}
