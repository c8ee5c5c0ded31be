//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
static int *counter(void) {
    static int count;
    count++;
    return &count;
}
int main(void) {
    int *first = counter();
    int *second = counter();
    *second += *first;
    return *counter();
}
