//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// The number is beyond the table.
extern long strtol(const char *, char **, int);
int main(void) {
    int table[10] = {0};
    return table[strtol("012", 0, 0)]; //~ VIOLATION
}
