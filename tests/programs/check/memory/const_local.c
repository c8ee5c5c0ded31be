//@ property: valid-memsafety
//@ truth: open
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// Undefined, but a local need not lie in memory that cannot be written.
int main(void) {
    const int limit = 1;
    *(int *)&limit = 2;
    return 0;
}
