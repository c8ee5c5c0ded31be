//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
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
    int value = *last_result;
    free(last_result);
    return value;
}
