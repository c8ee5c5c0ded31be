//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The head node is freed first, and then written through the nodes.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next, *head;
    int users;
};
int main(void) {
    struct node *head = malloc(sizeof *head);
    head->head = head;
    head->next = 0;
    head->users = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->users = 0;
        n->head = head;
        n->next = head->next;
        head->next = n;
    }
    struct node *n = head->next;
    free(head);
    while (n) {
        struct node *next = n->next;
        n->head->users = 1; //~ VIOLATION
        free(n);
        n = next;
    }
    return 0;
}
