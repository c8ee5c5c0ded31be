//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
// The block is never in a variable.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);

int main(void) {
    free(realloc(malloc(4), 4));
    return 0;
}
