//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern unsigned long strlen(const char *);
static void reverse(char *s) {
    unsigned long n = strlen(s);
    for (unsigned long i = 0; i < n / 2; i++) {
        char c = s[i];
        s[i] = s[n - 1 - i];
        s[n - 1 - i] = c;
    }
}
int main(void) {
    char odd[] = "abc", even[] = "abcd", none[] = "";
    reverse(odd);
    reverse(even);
    reverse(none);
    return odd[0] == 'c' && even[3] == 'a';
}
