//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ options: --malloc-may-fail
//@ expect[invariants-graph]: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
int main(void) {
    int *p = calloc(1, sizeof(int));
    int x = *p; //~ VIOLATION valid-deref
    free(p);
    return x;
}
