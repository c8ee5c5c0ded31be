//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Resizing to nothing frees; the result may be freed.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);

int main(void) {
    int *p = malloc(sizeof(int));
    p = realloc(p, 0);
    free(p);
    return 0;
}
