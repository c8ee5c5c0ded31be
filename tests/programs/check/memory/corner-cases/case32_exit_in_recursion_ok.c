//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The frames that hold the blocks are still there when the program ends.
extern void *malloc(unsigned long);
extern void free(void *);
extern void exit(int);

static void descend(int depth) {
    int *held = malloc(sizeof(int));
    *held = depth;
    if (depth == 0) {
        exit(0);
    }
    descend(depth - 1);
    free(held);
}
int main(void) {
    descend(3);
    return 0;
}
