//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
// The target has as much room as the longest string needs.
extern char *strcpy(char *, const char *);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char from[6], to[6];
    for (int i = 0; i < 5; i++)
        from[i] = __VERIFIER_nondet_char();
    from[5] = 0;
    strcpy(to, from);
    strcpy(from, to);
    return 0;
}
