//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
static int *defaults(void) {
    return (int[]){1, 2, 3};
}
int main(void) {
    int *d = defaults();
    return d[2]; //~ VIOLATION valid-deref
}
