//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[invariants-graph]: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
extern void *malloc(unsigned long);
static int *kept;
int main(void) {
    kept = malloc(sizeof(int));
    *kept = 3;
    return 0;
}
