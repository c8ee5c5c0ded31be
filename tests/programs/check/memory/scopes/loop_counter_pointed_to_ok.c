//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
// The counter of the loop lives through all rounds.
int main(void) {
    int sum = 0;
    int *shown = 0;
    for (int i = 0; i < 4; i++) {
        if (!shown) {
            shown = &i;
        }
        sum += *shown;
    }
    return sum - 6;
}
