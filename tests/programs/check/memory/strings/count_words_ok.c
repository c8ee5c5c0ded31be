//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
