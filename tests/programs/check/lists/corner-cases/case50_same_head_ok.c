//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: unknown
// Every node of the list points to the same head.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
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
    for (struct node *n = head->next; n;) {
        struct node *next = n->next;
        if (n->head != head || n == head) {
            reach_error();
        }
        free(n);
        n = next;
    }
    free(head);
    return 0;
}
