//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// The terminating zero has gone to the front; the walk to the end does not find it.
int main(void) {
    char word[5] = {'r', 'o', 'o', 'm', 0};
    char *left = word, *right = word + 4;
    while (left < right) {
        char c = *left;
        *left++ = *right;
        *right-- = c;
    }
    char *end = word + 1;
    while (*end) { //~ VIOLATION valid-deref
        end++;
    }
    return 0;
}
