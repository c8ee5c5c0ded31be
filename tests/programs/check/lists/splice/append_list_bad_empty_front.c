//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The end of an empty list is looked for.
extern void *malloc(unsigned long);
extern void free(void *);
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

static struct node *append(struct node *front, struct node *back) {
    struct node *last = front;
    while (last->next) { //~ VIOLATION
        last = last->next;
    }
    last->next = back;
    return front;
}
int main(void) {
    struct node *a = build();
    struct node *b = build();
    a = append(a, b);
    destroy(a);
    return 0;
}
