//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
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
