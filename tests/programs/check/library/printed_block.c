//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The text gets a block that is just large enough.
extern int asprintf(char **, const char *, ...);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    char *text;
    int n = asprintf(&text, "%d", __VERIFIER_nondet_int());
    if (n < 0)
        return 1;
    text[n] = 'x';
    free(text);
    return 0;
}
