//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// A single second node is freed with the first list and again on its own.
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
    if (!front) {
        return back;
    }
    struct node *last = front;
    while (last->next) {
        last = last->next;
    }
    last->next = back;
    return front;
}
int main(void) {
    struct node *a = build();
    struct node *b = build();
    a = append(a, b);
    int single = b && !b->next;
    destroy(a);
    if (single) {
        free(b); //~ VIOLATION
    }
    return 0;
}
