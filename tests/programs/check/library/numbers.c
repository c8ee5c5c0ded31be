//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The end of a number is in its string.
extern long strtol(const char *, char **, int);
extern int atoi(const char *);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char a[4] = "12x";
    a[0] = __VERIFIER_nondet_char();
    if (a[0] < '0' || a[0] > '9')
        return 0;
    char *end;
    long n = strtol(a, &end, 10);
    return n + atoi(a) > 3;
}
