//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
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
