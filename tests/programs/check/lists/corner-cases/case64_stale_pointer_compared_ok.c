//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// A pointer to a node that the loop freed is compared afterwards, not followed.
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
    if (stale == list) {
        return 1;
    }
    return 0;
}
