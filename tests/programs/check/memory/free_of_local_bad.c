//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[invariants-graph]: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
extern void free(void *);
int main(void) {
    int x;
    free(&x); //~ VIOLATION valid-free
    return 0;
}
