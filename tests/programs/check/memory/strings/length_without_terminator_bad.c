//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Five letters fill the array: C leaves no room for the terminator and does not complain.
static unsigned long length_of(const char *s) {
    unsigned long n = 0;
    while (s[n]) { //~ VIOLATION valid-deref
        n++;
    }
    return n;
}
int main(void) {
    char word[5] = "hello";
    return length_of(word);
}
