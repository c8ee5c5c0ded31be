//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The digits are made in an array of the function.
extern unsigned int __VERIFIER_nondet_uint(void);

static char *digits(unsigned n) {
    char text[4];
    char *p = text + 3;
    *p = 0;
    do {
        *--p = '0' + n % 10;
        n /= 10;
    } while (n && p > text);
    return p;
}
int main(void) {
    char *text = digits(__VERIFIER_nondet_uint());
    return text[0] == '0'; //~ VIOLATION valid-deref
}
