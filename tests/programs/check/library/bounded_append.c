//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// At most two bytes are appended, and a zero.
typedef unsigned long size_t;
extern char *strncat(char *, const char *, size_t);
extern size_t strlen(const char *);
extern char __VERIFIER_nondet_char(void);
extern void reach_error(void);
int main(void) {
    char to[6] = "ab\0xx", from[4];
    for (int i = 0; i < 4; i++)
        from[i] = __VERIFIER_nondet_char();
    strncat(to, from, 2);
    size_t n = strlen(to);
    if (n > 4 || n < 2 || to[1] != 'b' || (from[0] != 0 && to[2] != from[0]))
        reach_error();
    return 0;
}
