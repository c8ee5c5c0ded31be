//@ property: valid-memsafety
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
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
