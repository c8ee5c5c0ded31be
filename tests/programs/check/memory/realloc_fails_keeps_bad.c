//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ options: --malloc-may-fail
//@ expect[invariants-graph]: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
int main(void) {
    char *p = malloc(8);
    if (!p)
        return 1;
    p = realloc(p, 16); //~ VIOLATION valid-memtrack
    free(p);
    return 0;
}
