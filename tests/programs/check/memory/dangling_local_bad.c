//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[loops]: unknown
//@ expect[smg]: false
//@ expect[smg-cegar]: false
//@ expect[smg-symexec]: false
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
