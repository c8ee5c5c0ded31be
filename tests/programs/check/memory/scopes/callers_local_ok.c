//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
static void minmax(const int *values, int n, int *low, int *high) {
    *low = *high = values[0];
    for (int i = 1; i < n; i++) {
        if (values[i] < *low) {
            *low = values[i];
        }
        if (values[i] > *high) {
            *high = values[i];
        }
    }
}
int main(void) {
    int values[4] = {3, 1, 4, 1};
    int low, high;
    minmax(values, 4, &low, &high);
    return high - low - 3;
}
