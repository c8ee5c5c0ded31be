//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// What belongs to a frame goes by itself.
static int middle(int a, int b, int c) {
    int *v = __builtin_alloca(3 * sizeof(int));
    int order[3] = {a, b, c};
    for (int i = 0; i < 3; i++) {
        v[i] = order[2 - i];
    }
    return v[1];
}
int main(void) {
    return middle(1, 2, 3) - 2;
}
