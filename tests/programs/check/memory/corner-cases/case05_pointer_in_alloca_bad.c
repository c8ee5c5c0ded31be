//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The heap block goes with the memory of the frame; losing the latter itself is no leak.
extern void *malloc(unsigned long);

static int work(void) {
    int **cell = __builtin_alloca(sizeof(int *));
    *cell = malloc(sizeof(int));
    **cell = 3;
    return **cell; //~ VIOLATION valid-memtrack
} //~ VIOLATION valid-memtrack
int main(void) {
    return work() - 3;
}
