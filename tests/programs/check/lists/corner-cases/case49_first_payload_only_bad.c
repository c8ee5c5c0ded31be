//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// Only the payload of the first node is freed.
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
    if (list) {
        free(list->payload);
        list->payload = 0;
    }
    while (list) {
        struct node *n = list;
        list = n->next;
        free(n); //~ VIOLATION
    }
    return 0;
}
