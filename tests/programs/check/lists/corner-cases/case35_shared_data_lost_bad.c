//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// All nodes share one data block; it is lost with the last node, and only there.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int *data;
    struct node *next;
};
int main(void) {
    int *shared = malloc(sizeof(int));
    struct node *list = 0;
    *shared = 1;
    do {
        struct node *n = malloc(sizeof *n);
        n->data = shared;
        n->next = list;
        list = n;
    } while (__VERIFIER_nondet_int());
    shared = 0;
    while (list) {
        struct node *n = list;
        list = n->next;
        free(n); //~ VIOLATION
    }
    return 0;
}
