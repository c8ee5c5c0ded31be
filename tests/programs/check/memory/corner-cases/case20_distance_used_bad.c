//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A distance in one block is one too large in another.
extern void *malloc(unsigned long);
extern void free(void *);

int main(void) {
    int *p = malloc(6 * sizeof(int)), *q = malloc(5 * sizeof(int));
    int *end = p + 5;
    q[end - p] = 1; //~ VIOLATION
    free(p);
    free(q);
    return 0;
}
