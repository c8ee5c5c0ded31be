//@ property: valid-memsafety
//@ truth: true
//@ expect[smg]: true
//@ expect[smg-cegar]: true
//@ expect[smg-symexec]: true
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
