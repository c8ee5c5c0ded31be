//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// Free slots form a list of indices inside the array itself.
extern int __VERIFIER_nondet_int(void);

struct slot {
    int next;
    int value;
};
static struct slot slots[3];
static int first_free;
static int slot_take(void) {
    int i = first_free;
    if (i >= 0) {
        first_free = slots[i].next;
    }
    return i;
}
static void slot_give(int i) {
    slots[i].next = first_free;
    first_free = i;
}
int main(void) {
    for (int i = 0; i < 3; i++) {
        slots[i].next = i < 2 ? i + 1 : -1;
    }
    for (int round = 0; round < 4; round++) {
        int i = slot_take();
        if (i < 0) {
            break;
        }
        slots[i].value = round;
        if (__VERIFIER_nondet_int()) {
            slot_give(i);
        }
    }
    return 0;
}
