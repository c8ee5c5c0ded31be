//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The cast takes `const` away, and what is left is the name of the table.
const int table[2] = { 1, 2 };
int main(void) {
    *(int *)&table[1] = 3; //~ VIOLATION valid-deref
    return 0;
}
