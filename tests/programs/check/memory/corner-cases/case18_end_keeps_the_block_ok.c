//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
// For a while only the end of the block is known.
extern void *malloc(unsigned long);
extern void free(void *);

int main(void) {
    int *a = malloc(4 * sizeof(int));
    a += 4;
    a[-1] = 3;
    a -= 4;
    free(a);
    return 0;
}
