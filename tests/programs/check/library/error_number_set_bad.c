//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The number is out of range, and so is the error an index.
extern int *__errno_location(void);
extern long strtol(const char *, char **, int);
int main(void) {
    int table[4] = {0}, *error = __errno_location();
    *error = 0;
    strtol("99999999999999999999", 0, 10);
    return table[*error]; //~ VIOLATION
}
