//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
const char table[4];
int main(void) {
    int i = __VERIFIER_nondet_int();
    if (i < 0 || i > 3) {
        return 0;
    }
    ((char *)table)[i] = 1; //~ VIOLATION valid-deref
    return 0;
}
