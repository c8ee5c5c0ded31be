//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern char *strcpy(char *, const char *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    char greeting[5];
    const char *names[2] = {"Ada", "Grace"};
    int who = __VERIFIER_nondet_int();
    if (who < 0 || who > 1) {
        return 0;
    }
    strcpy(greeting, names[who]); //~ VIOLATION valid-deref
    return greeting[0];
}
