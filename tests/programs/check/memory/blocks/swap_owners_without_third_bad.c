//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
