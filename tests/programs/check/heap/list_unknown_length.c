//@ property: unreach-call
//@ truth: true
//@ options: --set limits.nodes=4000
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// Needs list abstraction.
extern void *malloc(unsigned long);
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct node { int value; struct node *next; };
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->value = 1;
        n->next = list;
        list = n;
    }
    while (list) {
        if (list->value != 1) {
            reach_error();
        }
        list = list->next;
    }
    return 0;
}
