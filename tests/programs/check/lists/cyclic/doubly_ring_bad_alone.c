//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The last node is removed like the others, and the entry stays at it.
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
    {
        p->pred->succ = p->succ; //~ VIOLATION
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
    while (entry) {
        remove_part(entry);
    }
    return 0;
}
