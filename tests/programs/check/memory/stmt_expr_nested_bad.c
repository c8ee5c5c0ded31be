//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The inner block leaves `q` alive, the outer one ends it.
int main(void) {
    long address = ({ int q = 1; ({ int unused = 2; (void)unused; (long)&q; }); });
    return *(int *)address; //~ VIOLATION valid-deref
}
