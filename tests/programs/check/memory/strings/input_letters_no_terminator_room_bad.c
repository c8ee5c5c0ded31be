//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
extern void *malloc(unsigned long);
extern void free(void *);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char *word = malloc(5);
    int n = 0;
    while (n < 5) {
        char c = __VERIFIER_nondet_char();
        if (c == 0) {
            break;
        }
        word[n++] = c;
    }
    word[n] = 0; //~ VIOLATION valid-deref
    free(word);
    return n;
}
