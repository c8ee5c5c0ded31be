//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: true
// One node of the list is marked; a walk finds it, and exactly it.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
static struct node *build(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->value = __VERIFIER_nondet_int();
        n->next = list;
        list = n;
    }
    return list;
}
static void destroy(struct node *list) {
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
}

int main(void) {
    struct node *front = build();
    struct node *marked = malloc(sizeof *marked);
    marked->value = 1;
    marked->next = front;
    struct node *list = marked;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->value = 0;
        n->next = list;
        list = n;
    }
    struct node *found = list;
    while (found->value != 1) {
        found = found->next;
    }
    if (found != marked) {
        reach_error();
    }
    destroy(list);
    return 0;
}
