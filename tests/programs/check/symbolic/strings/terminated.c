//@ property: valid-memsafety
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char text[6];
    for (int i = 0; i < 5; i++) {
        text[i] = __VERIFIER_nondet_char();
    }
    text[5] = 0;
    int length = 0;
    while (text[length]) {
        length++;
    }
    char copy[6];
    for (int i = 0; i <= length; i++) {
        copy[i] = text[i];
    }
    return copy[length];
}
