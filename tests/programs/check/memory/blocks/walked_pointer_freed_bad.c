//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
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
