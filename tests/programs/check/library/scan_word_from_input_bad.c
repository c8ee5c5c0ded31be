//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// Words of the input may be of any length.
extern int scanf(const char *, ...);
int main(void) {
    char name[8];
    if (scanf("%s", name) == 1) //~ VIOLATION
        return name[0];
    return 0;
}
