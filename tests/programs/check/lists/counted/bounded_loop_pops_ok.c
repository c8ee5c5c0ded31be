//@ property: valid-memsafety
//@ truth: true
//@ expect[invariants-lists-counted]: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// A list of any length beside one of which a loop takes as many nodes as another has put in.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
};
static void push(struct node **list) {
    struct node *n = malloc(sizeof *n);
    n->next = *list;
    *list = n;
}
int main(void) {
    struct node *any = 0, *fixed = 0, *rest;
    while (__VERIFIER_nondet_int()) {
        push(&any);
    }
    for (int i = 0; i < 60; i++) {
        push(&fixed);
    }
    for (int i = 0; i < 60; i++) {
        rest = fixed->next;
        free(fixed);
        fixed = rest;
    }
    while (any) {
        rest = any->next;
        free(any);
        any = rest;
    }
    return 0;
}
