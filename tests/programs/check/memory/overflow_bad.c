//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[invariants-graph]: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
static int middle(int low, int high) { return (low + high) / 2; } //~ VIOLATION no-overflow
int main(void) {
    middle(10, 20);
    return middle(2147483637, 2147483647);
}
