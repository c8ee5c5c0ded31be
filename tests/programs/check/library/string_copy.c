//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
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
