//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// The conversion fails, so that the index is what it was before.
extern int sscanf(const char *, const char *, ...);
int main(void) {
    int table[4] = {0}, n = 9;
    sscanf("x3", "%d", &n);
    return table[n]; //~ VIOLATION
}
