//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[loops]: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
extern void free(void *);
int main(void) {
    int x;
    free(&x); //~ VIOLATION valid-free
    return 0;
}
