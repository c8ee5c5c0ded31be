//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
