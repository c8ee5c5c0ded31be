//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *middle = (int *)malloc(7 * sizeof(int)) + 3;
    middle[-3] = 1;
    middle[3] = 2;
    int sum = middle[-3] + middle[3];
    free(middle); //~ VIOLATION valid-free
    return sum;
}
