//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);

static int table[4];
int main(void) {
    int i = __VERIFIER_nondet_int();
    if (i >= 0 && i < 4) {
        table[i] = i;
    }
    return table[0];
}
