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
    int *q = realloc(p, 0);
    free(q);
    free(p); //~ VIOLATION valid-free
    return 0;
}
