//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=400 --set limits.conflicts=200000 --set solver.effort=100000
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: true
// The end of a text is looked for, and as many characters are written there as there is room for.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern char __VERIFIER_nondet_char(void);

static void underline(char *text, int count) {
    while (*text) {
        text++;
    }
    while (count > 0) {
        *text++ = '-';
        count--;
    }
    *text = 0;
}
int main(void) {
    int used = __VERIFIER_nondet_int(), more = __VERIFIER_nondet_int();
    if (used < 0 || used > 1000 || more < 0 || more > 1000) {
        return 0;
    }
    char *text = malloc(used + more + 1);
    for (int i = 0; i < used; i++) {
        text[i] = __VERIFIER_nondet_char();
    }
    text[used] = 0;
    underline(text, more);
    free(text);
    return 0;
}
