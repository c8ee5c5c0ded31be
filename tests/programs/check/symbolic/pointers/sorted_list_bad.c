//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// Inserted at the front or at the end, nothing between.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct node {
    int value;
    struct node *next;
};
int main(void) {
    struct node nodes[3];
    struct node *first = 0, *last = 0;
    for (int i = 0; i < 3; i++) {
        nodes[i].value = __VERIFIER_nondet_int();
        if (!first || nodes[i].value < first->value) {
            nodes[i].next = first;
            first = &nodes[i];
            if (!last) {
                last = first;
            }
        } else {
            nodes[i].next = 0;
            last->next = &nodes[i];
            last = &nodes[i];
        }
    }
    for (struct node *n = first; n; n = n->next) {
        if (n->next && n->value > n->next->value) {
            reach_error(); //~ VIOLATION
        }
    }
    return 0;
}
