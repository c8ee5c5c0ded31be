//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The number is beyond the table.
extern long strtol(const char *, char **, int);
int main(void) {
    int table[10] = {0};
    return table[strtol("012", 0, 0)]; //~ VIOLATION
}
