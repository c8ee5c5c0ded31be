//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// The inner block leaves `q` alive, the outer one ends it.
int main(void) {
    long address = ({ int q = 1; ({ int unused = 2; (void)unused; (long)&q; }); });
    return *(int *)address; //~ VIOLATION valid-deref
}
