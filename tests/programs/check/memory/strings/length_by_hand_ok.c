//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
static unsigned long length_of(const char *s) {
    const char *p = s;
    while (*p) {
        p++;
    }
    return p - s;
}
int main(void) {
    char word[6] = "hello";
    return length_of(word) + length_of("") + length_of(word + 5);
}
