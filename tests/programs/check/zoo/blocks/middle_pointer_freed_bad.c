//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[smg]: false
//@ expect[smg-cegar]: false
//@ expect[smg-symexec]: false
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
