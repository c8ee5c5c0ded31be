//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// A doubly linked list is reversed by exchanging the two links of every node.
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
        p->prev = next;
        head = p;
        p = next;
    }
    while (head) {
        struct node *old = head;
        head = head->next;
        if (head) {
            head->prev = 0;
        }
        free(old);
    }
    return 0;
}
