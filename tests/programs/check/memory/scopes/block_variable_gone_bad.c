//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int limit = __VERIFIER_nondet_int();
    int *chosen = &limit;
    if (limit > 10) {
        int capped = 10;
        chosen = &capped;
    }
    return *chosen; //~ VIOLATION valid-deref
}
