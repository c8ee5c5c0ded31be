//@ property: unreach-call
//@ truth: true
//@ options: --set limits.nodes=5000
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// What is taken comes in the order in which it was put.
extern _Bool __VERIFIER_nondet_bool(void);
extern void reach_error(void);
static int slots[3];
int main(void) {
    int head = 0, length = 0, put = 0, taken = 0;
    for (int step = 0; step < 6; step++) {
        if (__VERIFIER_nondet_bool()) {
            if (length < 3) {
                slots[(head + length) % 3] = put++;
                length++;
            }
        } else if (length > 0) {
            if (slots[head] != taken) {
                reach_error();
            }
            taken++;
            head = (head + 1) % 3;
            length--;
        }
    }
    return 0;
}
