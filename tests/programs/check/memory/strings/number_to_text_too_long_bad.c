//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Ten digits and a terminator do not fit into ten bytes.
extern unsigned int __VERIFIER_nondet_uint(void);
static char *digits(unsigned value, char *end) {
    *--end = 0;
    do {
        *--end = (char)('0' + value % 10); //~ VIOLATION valid-deref
        value /= 10;
    } while (value != 0);
    return end;
}
int main(void) {
    char buffer[10];
    char *text = digits(__VERIFIER_nondet_uint(), buffer + 10);
    return text[0];
}
