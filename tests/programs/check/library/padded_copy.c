//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// What is left is filled with zeros.
typedef unsigned long size_t;
extern char *strncpy(char *, const char *, size_t);
extern char __VERIFIER_nondet_char(void);
extern void reach_error(void);
int main(void) {
    char from[3], to[5] = "abcd";
    from[0] = __VERIFIER_nondet_char();
    from[1] = __VERIFIER_nondet_char();
    from[2] = 0;
    strncpy(to, from, 4);
    if (to[2] != 0 || to[3] != 0 || (from[0] == 0 && to[1] != 0))
        reach_error();
    return 0;
}
