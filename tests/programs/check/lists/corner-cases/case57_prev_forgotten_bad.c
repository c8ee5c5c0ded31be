//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The reversal does not set the back links, and the second node is asked for its predecessor.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next, *prev;
};
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->next = list;
        n->prev = 0;
        if (list) {
            list->prev = n;
        }
        list = n;
    }
    while (__VERIFIER_nondet_int()) {
        struct node *done = 0;
        while (list) {
            struct node *n = list;
            list = n->next;
            n->next = done;
            n->prev = 0;
            done = n;
        }
        list = done;
    }
    while (list) {
        struct node *n = list;
        list = n->next;
        if (list) {
            list->prev->next = list; //~ VIOLATION
        }
        free(n);
    }
    return 0;
}
