//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[loops]: false
//@ expect[smg]: false
//@ expect[smg-cegar]: false
//@ expect[smg-symexec]: false
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *p = malloc(sizeof(int));
    free(p);
    free(p); //~ VIOLATION valid-free
    return 0;
}
