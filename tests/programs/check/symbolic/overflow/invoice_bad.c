//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// Each item is small enough, the fifth sum is not.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int total = 0;
    for (int i = 0; i < 5; i++) {
        int price = __VERIFIER_nondet_int();
        int quantity = __VERIFIER_nondet_int();
        if (price < 0 || price > 10000 || quantity < 0 || quantity > 50000) {
            return 1;
        }
        total += price * quantity; //~ VIOLATION no-overflow
    }
    return total > 5;
}
