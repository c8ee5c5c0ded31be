//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
static int count_words(const char *p) {
    int words = 0;
    while (*p) {
        while (*p == ' ') {
            p++;
        }
        if (*p) {
            words++;
        }
        while (*p && *p != ' ') {
            p++;
        }
    }
    return words;
}
int main(void) {
    return count_words(" a bc ") + count_words("");
}
