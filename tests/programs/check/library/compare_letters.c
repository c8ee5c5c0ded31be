//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Letters are equal without regard to case, other bytes are not.
extern int strcasecmp(const char *, const char *);
extern char __VERIFIER_nondet_char(void);
extern void reach_error(void);
int main(void) {
    char a[2];
    a[0] = __VERIFIER_nondet_char();
    a[1] = 0;
    if (strcasecmp(a, "k") == 0 && a[0] != 'k' && a[0] != 'K')
        reach_error();
    if (strcasecmp(a, "[") == 0 && a[0] != '[')
        reach_error();
    return 0;
}
