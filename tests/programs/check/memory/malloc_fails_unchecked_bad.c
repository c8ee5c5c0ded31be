//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ options: --malloc-may-fail
//@ expect[loops]: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
int main(void) {
    int *p = calloc(1, sizeof(int));
    int x = *p; //~ VIOLATION valid-deref
    free(p);
    return x;
}
