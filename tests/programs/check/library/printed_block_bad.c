//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
