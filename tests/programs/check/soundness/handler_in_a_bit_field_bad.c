//@ property: unreach-call
//@ truth: false
//@ options: --data-model lp64
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// An address that is kept in a bit-field as wide as addresses are.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
static void harmless(void) {}
static void harmful(void) { reach_error(); }
struct packed { unsigned long address : 48, tag : 16; } packed;
int main(void) {
    void (*handler)(void) = harmless;
    packed.address = (unsigned long)harmful;
    unsigned long address = packed.address;
    if (__VERIFIER_nondet_int())
        handler = (void (*)(void))address;
    handler();
}
