//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The list may be empty: then the shared block is lost when its variable is reset.
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
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->data = shared;
        n->next = list;
        list = n;
    }
    shared = 0; //~ VIOLATION
    while (list) {
        struct node *n = list;
        list = n->next;
        if (!list) {
            free(n->data);
        }
        free(n);
    }
    return 0;
}
