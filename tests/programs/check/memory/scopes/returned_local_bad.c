//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
static int *maximum(const int *values, int n) {
    int best = values[0];
    int *result = &best;
    for (int i = 1; i < n; i++) {
        if (values[i] > best) {
            best = values[i];
        }
    }
    return result;
}
int main(void) {
    int values[3] = {4, 9, 2};
    int *best = maximum(values, 3);
    return *best; //~ VIOLATION valid-deref
}
