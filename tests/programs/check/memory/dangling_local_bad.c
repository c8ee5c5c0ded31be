//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[loops]: unknown
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
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
