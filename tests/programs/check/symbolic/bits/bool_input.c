//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// A `_Bool` that comes from outside is 0 or 1, whatever its other bits could be.
extern _Bool __VERIFIER_nondet_bool(void);
extern void reach_error(void);

int main(void) {
    _Bool set = __VERIFIER_nondet_bool();
    int shifted = set << 3;
    if (shifted != 0 && shifted != 8) reach_error();
    unsigned char byte = *(unsigned char *)&set;
    if (byte & ~1) reach_error();
    return 0;
}
