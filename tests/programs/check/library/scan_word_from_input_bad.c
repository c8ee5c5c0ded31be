//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
// Words of the input may be of any length. No execution without input shows it.
extern int scanf(const char *, ...);
int main(void) {
    char name[8];
    if (scanf("%s", name) == 1) //~ VIOLATION
        return name[0];
    return 0;
}
