//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// The word is longer than its array.
extern int sscanf(const char *, const char *, ...);
int main(void) {
    char name[4];
    sscanf("name=value", "%[a-z]", name); //~ VIOLATION
    return name[0] == 'n';
}
