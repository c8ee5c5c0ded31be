//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The block is freed before the memory of the frame that refers to it goes.
extern void *malloc(unsigned long);
extern void free(void *);

static int work(void) {
    int **cell = __builtin_alloca(sizeof(int *));
    *cell = malloc(sizeof(int));
    **cell = 3;
    int value = **cell;
    free(*cell);
    return value;
}
int main(void) {
    return work() - 3;
}
