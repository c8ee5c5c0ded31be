//@ property: unreach-call
//@ truth: true
//@ expect[invariants-lists-marked]: true
//@ expect[invariants-lists-counted]: unknown
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// Nodes of one kind have a small payload.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct node {
    int kind;
    int payload;
    struct node *next;
};
static void destroy(struct node *list) {
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
}

int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->payload = __VERIFIER_nondet_int();
        n->kind = n->payload >= 0 && n->payload < 10;
        n->next = list;
        list = n;
    }
    for (struct node *n = list; n; n = n->next) {
        if (n->kind == 1 && n->payload >= 10) {
            reach_error();
        }
    }
    destroy(list);
    return 0;
}
