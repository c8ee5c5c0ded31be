//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A server that never ends has nothing left over at its end.
extern void *malloc(unsigned long);

int main(void) {
    int *state = malloc(sizeof(int));
    *state = 0;
    while (1) {
        *state = (*state + 1) % 3;
    }
    return 0;
}
