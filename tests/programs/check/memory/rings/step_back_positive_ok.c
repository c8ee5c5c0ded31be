//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: unknown
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
