//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
// The table of characters reaches from -128 to 255.
extern const unsigned short **__ctype_b_loc(void);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    return (*__ctype_b_loc())[__VERIFIER_nondet_char()] & 2048;
}
