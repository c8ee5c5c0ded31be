//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// At most five letters are read; the sixth byte is for the terminator.
extern unsigned long strlen(const char *);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char word[6];
    int n = 0;
    while (n < 5) {
        char c = __VERIFIER_nondet_char();
        if (c == 0) {
            break;
        }
        word[n++] = c;
    }
    word[n] = 0;
    return strlen(word);
}
