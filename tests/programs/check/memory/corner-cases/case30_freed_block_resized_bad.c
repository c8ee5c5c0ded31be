//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);

int main(void) {
    int *p = malloc(sizeof(int));
    free(p);
    p = realloc(p, 8); //~ VIOLATION valid-free
    free(p);
    return 0;
}
