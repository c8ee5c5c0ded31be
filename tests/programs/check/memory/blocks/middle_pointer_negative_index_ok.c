//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A table for -3..3 seen from its middle.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *table = malloc(7 * sizeof(int));
    int *middle = table + 3;
    int x = __VERIFIER_nondet_int();
    for (int i = -3; i <= 3; i++) {
        middle[i] = i * i;
    }
    int square = -1;
    if (-3 <= x && x <= 3) {
        square = middle[x];
    }
    free(middle - 3);
    return square;
}
