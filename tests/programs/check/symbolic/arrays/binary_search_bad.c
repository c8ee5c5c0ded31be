//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// The last place is never looked at.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static const int table[8] = {-7, 0, 3, 4, 10, 99, 1000, 5000};
int main(void) {
    int key = __VERIFIER_nondet_int();
    int low = 0, high = 7, found = -1;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (table[middle] == key) {
            found = middle;
            break;
        }
        if (table[middle] < key) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if (key <= 1000 && key >= 1000 && found != 6) {
        reach_error();
    }
    for (int i = 0; i < 8; i++) {
        if (found < 0 && table[i] == key) {
            reach_error(); //~ VIOLATION
        }
    }
    return 0;
}
