//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
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
