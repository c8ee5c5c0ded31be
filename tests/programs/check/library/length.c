//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The length is that of the first zero.
typedef unsigned long size_t;
extern size_t strlen(const char *);
extern char __VERIFIER_nondet_char(void);
extern void reach_error(void);
int main(void) {
    char a[5];
    for (int i = 0; i < 4; i++)
        a[i] = __VERIFIER_nondet_char();
    a[4] = 0;
    size_t n = strlen(a);
    if (n > 4 || a[n] != 0 || (n > 0 && a[0] == 0))
        reach_error();
    return 0;
}
