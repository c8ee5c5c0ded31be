//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[loops]: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *p = malloc(sizeof(int));
    free(p);
    free(p); //~ VIOLATION valid-free
    return 0;
}
