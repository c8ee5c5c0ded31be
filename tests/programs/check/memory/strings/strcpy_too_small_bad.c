//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
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
