//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// The counter is one too high when it is used.
int main(void) {
    int table[2] = {0}, next = 1;
    __sync_lock_test_and_set(&table[0], 7);
    table[__sync_add_and_fetch(&next, 1)] = 1; //~ VIOLATION
    return 0;
}
