//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Both strings at their longest just fit.
typedef unsigned long size_t;
extern char *strcat(char *, const char *);
extern size_t strlen(const char *);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char to[7], from[4];
    for (int i = 0; i < 3; i++) {
        to[i] = __VERIFIER_nondet_char();
        from[i] = __VERIFIER_nondet_char();
    }
    to[3] = from[3] = 0;
    strcat(to, from);
    to[strlen(to)] = 0;
    return 0;
}
