//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
