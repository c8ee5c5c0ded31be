//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// Zero is counted like the others, so that one pop more is tried than there were pushes.
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
    while (depth + 1 > 0) {
        if (!stack) {
            reach_error(); //~ VIOLATION
            return 1;
        }
        struct node *n = stack;
        stack = n->next;
        free(n);
        depth--;
    }
    return 0;
}
