//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The first list is freed before the data of the second are written.
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
    destroy(a);
    for (struct node *n = b; n; n = n->next) {
        n->data->data = n; //~ VIOLATION
    }
    destroy(b);
    return 0;
}
