//@ property: valid-memsafety
//@ truth: false(valid-deref)
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
