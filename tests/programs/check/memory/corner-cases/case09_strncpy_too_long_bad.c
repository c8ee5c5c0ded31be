//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Filling runs over the end although the text itself would fit.
extern char *strncpy(char *, const char *, unsigned long);

int main(void) {
    char name[12];
    strncpy(name, "abc", 13); //~ VIOLATION valid-deref
    return name[0] - 'a';
}
