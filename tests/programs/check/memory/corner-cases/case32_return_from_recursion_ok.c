//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Without the sudden end every frame frees its own.
extern void *malloc(unsigned long);
extern void free(void *);

static void descend(int depth) {
    int *held = malloc(sizeof(int));
    *held = depth;
    if (depth > 0) {
        descend(depth - 1);
    }
    free(held);
}
int main(void) {
    descend(3);
    return 0;
}
