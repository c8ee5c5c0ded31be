//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// Filling runs over the end although the text itself would fit.
extern char *strncpy(char *, const char *, unsigned long);

int main(void) {
    char name[12];
    strncpy(name, "abc", 13); //~ VIOLATION valid-deref
    return name[0] - 'a';
}
