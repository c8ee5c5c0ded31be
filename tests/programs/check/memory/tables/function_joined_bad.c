//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Where paths meet, the pointer leads to a function or nowhere.
extern unsigned __VERIFIER_nondet_uint(void);
static int one(int x) { return x + 1; }
int main(void) {
    int (*step)(int) = one;
    while (__VERIFIER_nondet_uint()) {
        step = __VERIFIER_nondet_uint() ? one : 0;
    }
    return step(3);
}
