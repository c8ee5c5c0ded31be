//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The stale pointer is followed if the list was not empty.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
    int value;
};
static void release(struct node *n) {
    free(n);
}
int main(void) {
    struct node *list = 0, *stale = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->value = 0;
        n->next = list;
        list = n;
    }
    while (list) {
        stale = list;
        list = list->next;
        release(stale);
    }
    if (stale != list && stale->value == 0) { //~ VIOLATION
        return 1;
    }
    return 0;
}
