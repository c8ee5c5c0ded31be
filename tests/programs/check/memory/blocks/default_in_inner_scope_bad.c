//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The default value ends with the braces around it.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *setting = malloc(sizeof(int));
    int *used = setting;
    *setting = __VERIFIER_nondet_int();
    if (*setting < 0) {
        int standard = 10;
        used = &standard;
    }
    int value = *used; //~ VIOLATION valid-deref
    free(setting);
    return value;
}
