//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[invariants-graph]: unknown
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
int main(void) {
    int *best = 0;
    for (int i = 0; i < 3; i++) {
        int score = i * i - 2 * i;
        if (!best) {
            best = &score;
        }
    }
    return *best; //~ VIOLATION valid-deref
}
