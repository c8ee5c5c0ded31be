//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The conversion fails, so that the index is what it was before.
extern int sscanf(const char *, const char *, ...);
int main(void) {
    int table[4] = {0}, n = 9;
    sscanf("x3", "%d", &n);
    return table[n]; //~ VIOLATION
}
