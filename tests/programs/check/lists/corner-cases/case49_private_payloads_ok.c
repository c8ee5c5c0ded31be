//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// Every node has a payload of its own: neighbours never share one, and all are freed.
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
        *n->payload = 1;
        n->next = list;
        list = n;
    }
    while (list) {
        struct node *n = list;
        list = n->next;
        free(n->payload);
        free(n);
    }
    return 0;
}
