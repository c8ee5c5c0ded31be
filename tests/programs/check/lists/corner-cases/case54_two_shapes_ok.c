//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: true
// One branch builds a list, the other a second list whose data lead into the first; what follows
// fits both.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next, *data;
};
static struct node *build(struct node *data) {
    struct node *list = 0;
    do {
        struct node *n = malloc(sizeof *n);
        n->data = data;
        n->next = list;
        list = n;
    } while (__VERIFIER_nondet_int());
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
    struct node *a = build(0), *b = 0;
    if (__VERIFIER_nondet_int() > 0) {
        b = build(a);
    }
    for (struct node *n = b; n; n = n->next) {
        n->data->data = n;
    }
    destroy(b);
    destroy(a);
    return 0;
}
