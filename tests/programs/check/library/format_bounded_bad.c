//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// The size is that of another array.
typedef unsigned long size_t;
extern int snprintf(char *, size_t, const char *, ...);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char name[20], buffer[8];
    for (int i = 0; i < 19; i++)
        name[i] = __VERIFIER_nondet_char();
    name[19] = 0;
    snprintf(buffer, sizeof name, "%s", name); //~ VIOLATION
    return 0;
}
