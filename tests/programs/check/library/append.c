//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
