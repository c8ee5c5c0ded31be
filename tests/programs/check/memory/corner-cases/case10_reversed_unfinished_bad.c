//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: unknown
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
