//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// A node takes over the payload of its successor when the input is three.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
    int *payload;
};
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        if (list && __VERIFIER_nondet_int() == 3) {
            n->payload = list->payload;
        } else {
            n->payload = malloc(sizeof(int));
        }
        *n->payload = 1;
        n->next = list;
        list = n;
    }
    while (list) {
        struct node *n = list;
        list = n->next;
        if (list && list->payload == n->payload) {
            reach_error(); //~ VIOLATION
        }
        if (!list || list->payload != n->payload) {
            free(n->payload);
        }
        free(n);
    }
    return 0;
}
