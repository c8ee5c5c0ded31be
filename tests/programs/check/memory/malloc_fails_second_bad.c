//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ options: --malloc-may-fail
//@ expect[loops]: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *a = malloc(sizeof(int));
    if (!a)
        return 1;
    int *b = malloc(sizeof(int));
    if (!b)
        return 1; //~ VIOLATION valid-memtrack
    free(a);
    free(b);
    return 0;
}
