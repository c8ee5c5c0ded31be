//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// After the swap the names no longer say which block is the large one.
extern void *malloc(unsigned long);
extern void free(void *);
static void swap(int **a, int **b) {
    int *old = *a;
    *a = *b;
    *b = old;
}
int main(void) {
    int *small = malloc(sizeof(int));
    int *large = malloc(3 * sizeof(int));
    *small = 7;
    large[2] = 9;
    swap(&small, &large);
    int sum = *small + large[2]; //~ VIOLATION valid-deref
    free(small);
    free(large);
    return sum;
}
