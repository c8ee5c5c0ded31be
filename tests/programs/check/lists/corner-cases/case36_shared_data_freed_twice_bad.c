//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The shared block is freed with the first node and again with the last.
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
    if (list->next) {
        free(list->data);
    }
    shared = 0;
    while (list) {
        struct node *n = list;
        list = n->next;
        if (!list) {
            free(n->data); //~ VIOLATION
        }
        free(n);
    }
    return 0;
}
