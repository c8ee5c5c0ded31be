//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int slots[4] = {1, 2, 3, 4};
    int at = 2;
    for (int i = 0; i < 5; i++) {
        int direction = __VERIFIER_nondet_int();
        if (direction > 0) {
            at = (at + 1) % 4;
        } else {
            at = (at + 3) % 4;
        }
        slots[at]++;
    }
    return slots[2];
}
