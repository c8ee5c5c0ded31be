//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ options: --malloc-may-fail
//@ expect[invariants-graph]: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *a = malloc(sizeof(int));
    if (!a)
        return 1;
    int *b = malloc(sizeof(int));
    if (!b)
        return 1; //~ VIOLATION valid-memtrack
    free(a);
    free(b);
    return 0;
}
