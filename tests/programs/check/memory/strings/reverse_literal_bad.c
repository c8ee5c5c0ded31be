//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A literal must not be written to.
extern unsigned long strlen(const char *);
static void reverse(char *s) {
    unsigned long n = strlen(s);
    for (unsigned long i = 0; i < n / 2; i++) {
        char c = s[i];
        s[i] = s[n - 1 - i]; //~ VIOLATION valid-deref
        s[n - 1 - i] = c;
    }
}
int main(void) {
    char *word = "stressed";
    reverse(word);
    return word[0];
}
