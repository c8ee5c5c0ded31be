//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// A third value slips in when the input is negative.
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
        int input = __VERIFIER_nondet_int();
        n->value = input > 0 ? 1 : input < 0 ? 3 : 2;
        n->next = list;
        list = n;
    }
    while (list) {
        struct node *n = list;
        if (n->value != 1 && n->value != 2) {
            reach_error(); //~ VIOLATION
        }
        list = n->next;
        free(n);
    }
    return 0;
}
