//@ property: valid-memsafety
//@ truth: open
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
// Undefined, but a local need not lie in memory that cannot be written.
int main(void) {
    const int limit = 1;
    *(int *)&limit = 2;
    return 0;
}
