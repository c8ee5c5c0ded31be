//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The table of characters reaches from -128 to 255.
extern const unsigned short **__ctype_b_loc(void);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    return (*__ctype_b_loc())[__VERIFIER_nondet_char()] & 2048;
}
