//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);

static int *fresh(void) {
    return malloc(sizeof(int));
}
int main(void) {
    int n = (fresh(), 1); //~ VIOLATION valid-memtrack
    return n - 1;
}
