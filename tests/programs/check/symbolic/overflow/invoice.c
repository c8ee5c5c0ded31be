//@ property: no-overflow
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: unknown
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int total = 0;
    for (int i = 0; i < 3; i++) {
        int price = __VERIFIER_nondet_int();
        int quantity = __VERIFIER_nondet_int();
        if (price < 0 || price > 10000 || quantity < 0 || quantity > 50000) {
            return 1;
        }
        total += price * quantity;
    }
    return total > 5;
}
