//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// A ring that a global holds at the end is no lost memory.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct part {
    struct part *pred, *succ;
    int size;
};
static struct part *entry;
static void add(int size) {
    struct part *p = malloc(sizeof(struct part));
    p->size = size;
    if (!entry) {
        p->pred = p->succ = p;
        entry = p;
        return;
    }
    p->succ = entry;
    p->pred = entry->pred;
    p->pred->succ = p;
    entry->pred = p;
}
static void remove_part(struct part *p) {
    if (p->succ == p) {
        entry = 0;
    } else {
        p->pred->succ = p->succ;
        p->succ->pred = p->pred;
        if (entry == p) {
            entry = p->succ;
        }
    }
    free(p);
}
int main(void) {
    while (__VERIFIER_nondet_int()) {
        add(__VERIFIER_nondet_int());
    }
    while (entry && __VERIFIER_nondet_int()) {
        remove_part(__VERIFIER_nondet_int() > 0 ? entry : entry->pred);
    }
    return 0;
}
