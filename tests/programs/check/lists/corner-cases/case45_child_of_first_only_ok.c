//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// Only the first node that is built has a child, and the walk frees whatever it finds.
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
        if (!list) {
            n->child = malloc(sizeof(int));
            *n->child = 1;
        }
        n->next = list;
        list = n;
    }
    while (list) {
        struct node *next = list->next;
        free(list->child);
        free(list);
        list = next;
    }
    return 0;
}
