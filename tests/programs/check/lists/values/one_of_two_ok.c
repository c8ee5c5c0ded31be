//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// Every value is one or two, whatever the input says.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
    int value;
};
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->value = __VERIFIER_nondet_int() > 0 ? 1 : 2;
        n->next = list;
        list = n;
    }
    while (list) {
        struct node *n = list;
        if (n->value != 1 && n->value != 2) {
            reach_error();
        }
        list = n->next;
        free(n);
    }
    return 0;
}
