//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: unknown
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
