//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);

int main(void) {
    int *p = malloc(sizeof(int));
    int *q = realloc(p, 0);
    free(q);
    free(p); //~ VIOLATION valid-free
    return 0;
}
