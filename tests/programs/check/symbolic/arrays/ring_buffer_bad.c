//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The head wraps one step too late.
extern _Bool __VERIFIER_nondet_bool(void);
int main(void) {
    int slots[3] = {0, 0, 0};
    int head = 0;
    for (int step = 0; step < 6; step++) {
        if (!__VERIFIER_nondet_bool()) {
            break;
        }
        slots[head] = step; //~ VIOLATION valid-deref
        head++;
        if (head > 3) {
            head = 0;
        }
    }
    return slots[0];
}
