//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A swap without a third variable makes both names the same block.
extern void *malloc(unsigned long);
extern void free(void *);
static void swap(int **a, int **b) {
    *a = *b; //~ VIOLATION valid-memtrack
    *b = *a;
}
int main(void) {
    int *left = malloc(sizeof(int));
    int *right = malloc(sizeof(int));
    *left = 1;
    *right = 2;
    swap(&left, &right);
    int sum = *left + *right;
    free(left);
    return sum;
}
