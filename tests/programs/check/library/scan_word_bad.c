//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The word is longer than its array.
extern int sscanf(const char *, const char *, ...);
int main(void) {
    char name[4];
    sscanf("name=value", "%[a-z]", name); //~ VIOLATION
    return name[0] == 'n';
}
