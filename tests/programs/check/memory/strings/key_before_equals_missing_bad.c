//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// Without the sign strchr gives null.
extern unsigned long strlen(const char *);
extern char *strchr(const char *, int);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char setting[4] = "k=v";
    setting[1] = __VERIFIER_nondet_char();
    char *equals = strchr(setting, '=');
    *equals = 0; //~ VIOLATION valid-deref
    return strlen(setting);
}
