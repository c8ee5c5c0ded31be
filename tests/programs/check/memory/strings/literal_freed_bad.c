//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The name is a copy only if one was given.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    char *name = "none";
    if (__VERIFIER_nondet_int()) {
        name = malloc(3);
        name[0] = 'a';
        name[1] = 0;
    }
    int first = name[0];
    free(name); //~ VIOLATION valid-free
    return first;
}
