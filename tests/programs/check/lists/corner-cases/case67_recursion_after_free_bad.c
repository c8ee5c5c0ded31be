//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The value of the node is asked for after the rest was destroyed, when the node is gone too.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
static void release(void *block) {
    free(block);
}
static void destroy(struct node *n) {
    if (n) {
        struct node *next = n->next;
        release(n);
        destroy(next);
        if (n->value == 3) { //~ VIOLATION
            return;
        }
    }
}
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->value = __VERIFIER_nondet_int();
        n->next = list;
        list = n;
    }
    destroy(list);
    return 0;
}
