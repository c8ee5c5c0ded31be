//@ property: valid-memcleanup
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
