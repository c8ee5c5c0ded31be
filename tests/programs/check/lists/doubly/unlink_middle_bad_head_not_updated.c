//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// Unlinking the only node is not told to the head.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

typedef struct entry {
    int key;
    struct entry *back, *fore;
} Entry;
static Entry *insert(Entry *head, int key) {
    Entry *e = malloc(sizeof(Entry));
    e->key = key;
    e->back = 0;
    e->fore = head;
    if (head) {
        head->back = e;
    }
    return e;
}
static Entry *unlink_entry(Entry *head, Entry *e) {
    if (e->back) { //~ VIOLATION
        e->back->fore = e->fore;
    } else {
        head = e->fore;
    }
    if (e->fore) {
        e->fore->back = e->back;
    }
    free(e);
    return head;
}
int main(void) {
    Entry *head = 0;
    for (int key = __VERIFIER_nondet_int(); key != 0; key = __VERIFIER_nondet_int()) {
        head = insert(head, key);
    }
    Entry *e = head;
    while (e) {
        Entry *following = e->fore;
        if (e->key == 1) {
            Entry *rest = unlink_entry(head, e);
            if (rest) {
                head = rest;
            }
        }
        e = following;
    }
    while (head) {
        head = unlink_entry(head, head);
    }
    return 0;
}
