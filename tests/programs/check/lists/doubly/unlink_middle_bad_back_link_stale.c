//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The successor keeps its link back to the freed node.
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
    if (e->back) {
        e->back->fore = e->fore; //~ VIOLATION
    } else {
        head = e->fore;
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
            head = unlink_entry(head, e);
        }
        e = following;
    }
    while (head) {
        head = unlink_entry(head, head);
    }
    return 0;
}
