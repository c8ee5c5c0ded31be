//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// Only the earlier results are freed; the last one stays in the global.
extern void *malloc(unsigned long);
extern void free(void *);
static int *last_result;
static void remember(int value) {
    free(last_result);
    last_result = malloc(sizeof(int));
    *last_result = value;
}
int main(void) {
    for (int i = 0; i < 3; i++) {
        remember(i);
    }
    return *last_result;
}
