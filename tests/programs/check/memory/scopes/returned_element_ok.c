//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The result leads into the caller's array.
extern int __VERIFIER_nondet_int(void);

static int *maximum(int *values, int n) {
    int *best = values;
    for (int i = 1; i < n; i++) {
        if (values[i] > *best) {
            best = &values[i];
        }
    }
    return best;
}
int main(void) {
    int values[3];
    for (int i = 0; i < 3; i++) {
        values[i] = __VERIFIER_nondet_int();
    }
    int *best = maximum(values, 3);
    *best = 0;
    return values[best - values];
}
