//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// They are never freed.
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
