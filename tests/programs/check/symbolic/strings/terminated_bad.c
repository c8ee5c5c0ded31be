//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
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
