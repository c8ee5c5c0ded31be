//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// A letter beyond ASCII is a negative index.
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char seen[256];
    for (int i = 0; i < 256; i++) {
        seen[i] = 0;
    }
    char c = __VERIFIER_nondet_char();
    seen[(unsigned char)c] = 1;
    return seen[c]; //~ VIOLATION valid-deref
}
