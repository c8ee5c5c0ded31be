//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
// Nobody ends the text.
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char text[3];
    for (int i = 0; i < 3; i++) {
        text[i] = __VERIFIER_nondet_char();
    }
    int length = 0;
    while (text[length]) { //~ VIOLATION valid-deref
        length++;
    }
    return length;
}
