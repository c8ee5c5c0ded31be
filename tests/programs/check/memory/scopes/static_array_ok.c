//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The same with an array that stays.
extern unsigned int __VERIFIER_nondet_uint(void);

static char *digits(unsigned n) {
    static char text[4];
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
    return text[0] == '0';
}
