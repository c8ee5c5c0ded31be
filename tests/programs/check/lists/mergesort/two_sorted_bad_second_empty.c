//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The merge goes on until both lists are empty, and looks into the empty one.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

typedef struct node node;
struct node {
    int key;
    node *next;
};
static node *ascending(int from) {
    node *list = 0, *last = 0;
    for (int n = __VERIFIER_nondet_int(); n > 0; n--) {
        node *fresh = malloc(sizeof(node));
        fresh->key = from;
        fresh->next = 0;
        if (last) {
            last->next = fresh;
        } else {
            list = fresh;
        }
        last = fresh;
        from = from < 1000 ? from + 2 : from;
    }
    return list;
}
int main(void) {
    node *a = ascending(0), *b = ascending(1);
    node dummy, *last = &dummy;
    dummy.next = 0;
    while (a || b) {
        if (a->key <= b->key) { //~ VIOLATION
            last->next = a;
            a = a->next;
        } else {
            last->next = b;
            b = b->next;
        }
        last = last->next;
    }
    last->next = a ? a : b;
    while (dummy.next) {
        node *old = dummy.next;
        dummy.next = old->next;
        free(old);
    }
    return 0;
}
