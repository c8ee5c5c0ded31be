//@ property: valid-memcleanup
//@ truth: true
//@ expect[invariants-graph]: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
static int *kept;
int main(void) {
    kept = malloc(sizeof(int));
    *kept = 3;
    free(kept);
    return 0;
}
