//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
