//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
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
    int sum = small[2] + *large;
    free(small);
    free(large);
    return sum;
}
