//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The payload of the last node is freed a second time with its node.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
    int *payload;
};
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->payload = malloc(sizeof(int));
        *n->payload = 5;
        n->next = list;
        list = n;
    }
    for (struct node *n = list; n; n = n->next) {
        free(n->payload);
    }
    while (list) {
        struct node *n = list;
        list = n->next;
        if (!list) {
            free(n->payload); //~ VIOLATION
        }
        free(n);
    }
    return 0;
}
