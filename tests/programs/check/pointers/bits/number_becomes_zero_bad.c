//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
//@ expect[auto]: unknown
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
// An address as a number may become any number, zero too.
extern unsigned long __VERIFIER_nondet_ulong(void);
extern void abort(void);
void reach_error(void) { abort(); }
int x;
int main(void) {
    unsigned long n = __VERIFIER_nondet_ulong();
    unsigned long sum = (unsigned long)&x + n;
    if (sum == 0) {
        reach_error(); //~ VIOLATION unreach-call
    }
    return 0;
}
