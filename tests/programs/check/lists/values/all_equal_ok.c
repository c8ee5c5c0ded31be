//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// All values of a list of any length are the same constant.
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
        n->value = 7;
        n->next = list;
        list = n;
    }
    while (list) {
        struct node *n = list;
        if (n->value != 7) {
            reach_error();
        }
        list = n->next;
        free(n);
    }
    return 0;
}
