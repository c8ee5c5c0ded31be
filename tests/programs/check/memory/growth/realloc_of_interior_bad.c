//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The pointer has been advanced past the part that was consumed.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    char *input = malloc(4);
    char *rest = input;
    if (__VERIFIER_nondet_int() == 3) {
        rest++;
    }
    rest = realloc(rest, 8); //~ VIOLATION valid-free
    rest[7] = 0;
    free(rest);
    return 0;
}
