//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Destructors run when main has returned.
extern void *malloc(unsigned long);
extern void free(void *);
static int *kept;
static void __attribute__((constructor)) begin(void) {
    kept = malloc(sizeof(int));
}
static void __attribute__((destructor)) end(void) {
    free(kept);
}
int main(void) {
    *kept = 1;
    return 0;
}
