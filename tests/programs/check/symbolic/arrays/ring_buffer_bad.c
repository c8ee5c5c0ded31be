//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
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
