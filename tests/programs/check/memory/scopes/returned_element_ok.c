//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
