//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The block is never in a variable.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);

int main(void) {
    free(realloc(malloc(4), 4));
    return 0;
}
