//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[loops]: false
//@ expect[smg]: false
//@ expect[smg-cegar]: false
//@ expect[smg-symexec]: false
extern void free(void *);
int main(void) {
    int x;
    free(&x); //~ VIOLATION valid-free
    return 0;
}
