//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
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
