//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The recursion stops at a value and leaves the rest.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
static void destroy(struct node *n) {
    if (n) {
        struct node *next = n->next;
        free(n);
        if (!next || next->value != 3) {
            destroy(next);
        } //~ VIOLATION
    } //~ VIOLATION
} //~ VIOLATION
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
