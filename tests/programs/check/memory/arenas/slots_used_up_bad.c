//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// Nobody asks whether there was a free slot.
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
        slots[i].value = round; //~ VIOLATION valid-deref
        if (__VERIFIER_nondet_int()) {
            slot_give(i);
        }
    }
    return 0;
}
