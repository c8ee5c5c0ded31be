//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-counted]: true
// As many pops as pushes: the stack is empty in the end, and never before.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
};
int main(void) {
    struct node *stack = 0;
    unsigned long depth = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->next = stack;
        stack = n;
        depth++;
    }
    while (depth > 0) {
        if (!stack) {
            reach_error();
            return 1;
        }
        struct node *n = stack;
        stack = n->next;
        free(n);
        depth--;
    }
    if (stack) {
        reach_error();
    }
    return 0;
}
