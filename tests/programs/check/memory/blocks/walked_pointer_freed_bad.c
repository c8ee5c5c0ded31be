//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: unknown
// The only name of the block walks away from its beginning.
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    char *text = malloc(4);
    for (int i = 0; i < 3; i++) {
        *text++ = 'x';
    }
    *text = 0;
    free(text); //~ VIOLATION valid-free
    return 0;
}
