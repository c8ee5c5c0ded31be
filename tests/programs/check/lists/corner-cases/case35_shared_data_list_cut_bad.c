//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The list is cut behind its first node and only that node is freed.
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
    while (list->next) {
        struct node *n = list->next;
        list->next = n->next;
        free(n);
    }
    shared = 0;
    free(list); //~ VIOLATION
    return 0;
}
