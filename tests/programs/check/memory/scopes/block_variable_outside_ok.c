//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The variable is declared where it is needed longest.
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int limit = __VERIFIER_nondet_int();
    int capped;
    int *chosen = &limit;
    if (limit > 10) {
        capped = 10;
        chosen = &capped;
    }
    return *chosen;
}
