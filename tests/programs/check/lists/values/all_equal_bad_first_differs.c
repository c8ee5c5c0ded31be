//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The first node that is built, the last of the list, has another value.
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
        n->value = list ? 7 : 8;
        n->next = list;
        list = n;
    }
    while (list) {
        struct node *n = list;
        if (n->value != 7) {
            reach_error(); //~ VIOLATION
        }
        list = n->next;
        free(n);
    }
    return 0;
}
