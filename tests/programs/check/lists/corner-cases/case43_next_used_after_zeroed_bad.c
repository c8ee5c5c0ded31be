//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// After the next links are zeroed one of them is followed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
    struct node *prev;
};
int main(void) {
    struct node *list = 0;
    do {
        struct node *n = malloc(sizeof *n);
        n->next = list;
        n->prev = 0;
        list = n;
    } while (__VERIFIER_nondet_int());
    struct node *last = list;
    for (; last->next; last = last->next) {
        last->next->prev = last;
    }
    for (struct node *n = last; n; n = n->prev) {
        n->next = 0;
    }
    if (last->prev) {
        last->prev->next->next = 0; //~ VIOLATION
    }
    list = last;
    while (list) {
        struct node *prev = list->prev;
        free(list);
        list = prev;
    }
    return 0;
}
