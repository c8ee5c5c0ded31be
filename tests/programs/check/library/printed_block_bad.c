//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// There is no room behind the end of the text.
extern int asprintf(char **, const char *, ...);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    char *text;
    int n = asprintf(&text, "%d", __VERIFIER_nondet_int());
    if (n < 0)
        return 1;
    text[n + 1] = 0; //~ VIOLATION
    free(text);
    return 0;
}
