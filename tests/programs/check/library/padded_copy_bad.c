//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The copy is not ended if it is full.
typedef unsigned long size_t;
extern char *strncpy(char *, const char *, size_t);
extern size_t strlen(const char *);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char from[6] = "abcde", to[4];
    from[3] = __VERIFIER_nondet_char();
    strncpy(to, from, sizeof to);
    return (int)strlen(to); //~ VIOLATION
}
