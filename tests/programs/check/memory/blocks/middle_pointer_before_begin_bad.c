//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *table = malloc(6 * sizeof(int));
    int *middle = table + 3;
    for (int i = 3; i >= -3; i--) {
        if (i != 3) {
            middle[i] = i * i;
        }
    }
    int x = __VERIFIER_nondet_int();
    int square = 0;
    if (-4 <= x && x <= 2) {
        square = middle[x]; //~ VIOLATION valid-deref
    }
    free(table);
    return square;
}
