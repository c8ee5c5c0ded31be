//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// Only the next link is changed: the walk back over prev leads from the last node nowhere.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *prev;
    struct node *next;
    short data;
};
int main(void) {
    struct node *head = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof(struct node));
        n->data = 1;
        n->prev = 0;
        n->next = head;
        if (head) {
            head->prev = n;
        }
        head = n;
    }
    struct node *p = head;
    while (p) {
        struct node *next = p->next;
        p->next = p->prev;
        head = p;
        p = next;
    }
    while (head) {
        struct node *old = head;
        head = head->next;
        if (old->prev->data) { //~ VIOLATION
            free(old);
        }
    }
    return 0;
}
