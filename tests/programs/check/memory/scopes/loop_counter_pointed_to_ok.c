//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
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
