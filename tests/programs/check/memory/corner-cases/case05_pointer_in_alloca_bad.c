//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
