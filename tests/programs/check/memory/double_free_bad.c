//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[invariants-graph]: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *p = malloc(sizeof(int));
    free(p);
    free(p); //~ VIOLATION valid-free
    return 0;
}
