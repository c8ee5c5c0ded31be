//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// More places than are told apart.
extern unsigned __VERIFIER_nondet_uint(void);
static int one(int x) { return x + 1; }
static int (*table[5000])(int) = {[7] = one, [4000] = one};
int main(void) {
    unsigned at = __VERIFIER_nondet_uint();
    return at < 5000 ? table[at](3) : 0;
}
