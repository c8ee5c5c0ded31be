//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The counter is one too high when it is used.
int main(void) {
    int table[2] = {0}, next = 1;
    __sync_lock_test_and_set(&table[0], 7);
    table[__sync_add_and_fetch(&next, 1)] = 1; //~ VIOLATION
    return 0;
}
