//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// There is a string that is equal.
extern int strcmp(const char *, const char *);
extern char __VERIFIER_nondet_char(void);
extern void reach_error(void);
int main(void) {
    char a[4];
    for (int i = 0; i < 3; i++)
        a[i] = __VERIFIER_nondet_char();
    a[3] = 0;
    if (strcmp(a, "key") == 0)
        reach_error(); //~ VIOLATION
    return 0;
}
