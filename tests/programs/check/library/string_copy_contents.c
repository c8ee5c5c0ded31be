//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Only what is before the end is copied.
extern char *strcpy(char *, const char *);
extern int strcmp(const char *, const char *);
extern char __VERIFIER_nondet_char(void);
extern void reach_error(void);
int main(void) {
    char from[4], to[4] = "xyz";
    for (int i = 0; i < 3; i++)
        from[i] = __VERIFIER_nondet_char();
    from[3] = 0;
    strcpy(to, from);
    if (strcmp(to, from) != 0)
        reach_error();
    if (from[0] == 0 && to[1] != 'y')
        reach_error();
    return 0;
}
