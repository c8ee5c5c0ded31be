//@ property: valid-memsafety
//@ truth: true
//@ expect[smg]: true
//@ expect[smg-cegar]: true
//@ expect[smg-symexec]: true
//@ expect[loops]: true
// The block is never in a variable.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);

int main(void) {
    free(realloc(malloc(4), 4));
    return 0;
}
