//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// The variable still leads to the shared block when the list is gone.
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
    while (list) {
        struct node *n = list;
        list = n->next;
        free(n);
    }
    free(shared);
    return 0;
}
