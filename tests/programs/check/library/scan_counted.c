//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// What was scanned is used only if it was there.
extern int sscanf(const char *, const char *, ...);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char text[6], word[4], table[10] = {0};
    for (int i = 0; i < 5; i++)
        text[i] = __VERIFIER_nondet_char();
    text[5] = 0;
    int n;
    char *last = 0;
    if (sscanf(text, "%d %3s", &n, word) == 2) {
        last = word;
        if (n >= 0 && n < 10)
            table[n] = 1;
        while (*last)
            last++;
    }
    return 0;
}
