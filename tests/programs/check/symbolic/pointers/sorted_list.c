//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: unknown
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct node {
    int value;
    struct node *next;
};
int main(void) {
    struct node nodes[3];
    struct node *first = 0;
    for (int i = 0; i < 3; i++) {
        nodes[i].value = __VERIFIER_nondet_int();
        struct node **place = &first;
        while (*place && (*place)->value < nodes[i].value) {
            place = &(*place)->next;
        }
        nodes[i].next = *place;
        *place = &nodes[i];
    }
    int length = 0;
    for (struct node *n = first; n; n = n->next) {
        length++;
        if (n->next && n->value > n->next->value) {
            reach_error();
        }
    }
    if (length != 3) {
        reach_error();
    }
    return 0;
}
