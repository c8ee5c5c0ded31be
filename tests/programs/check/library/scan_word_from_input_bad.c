//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Words of the input may be of any length.
extern int scanf(const char *, ...);
int main(void) {
    char name[8];
    if (scanf("%s", name) == 1) //~ VIOLATION
        return name[0];
    return 0;
}
