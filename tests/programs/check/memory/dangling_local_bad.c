//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: unknown
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
