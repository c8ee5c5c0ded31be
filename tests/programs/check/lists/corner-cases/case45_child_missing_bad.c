//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// A child that need not exist is read.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
    int *child;
};
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->child = 0;
        if (__VERIFIER_nondet_int() > 0) {
            n->child = malloc(sizeof(int));
            *n->child = 1;
        }
        n->next = list;
        list = n;
    }
    while (list) {
        struct node *next = list->next;
        *list->child = 0; //~ VIOLATION
        free(list->child);
        free(list);
        list = next;
    }
    return 0;
}
