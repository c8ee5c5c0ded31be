//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The first part still leads to the second, which was freed before.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

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
        struct node *next = list->next; //~ VIOLATION
        free(list);
        list = next;
    }
}

static struct node *split(struct node *list, unsigned n) {
    while (list && n > 0) {
        list = list->next;
        n--;
    }
    if (!list) {
        return 0;
    }
    struct node *rest = list->next;
    return rest;
}
int main(void) {
    struct node *list = build();
    struct node *rest = split(list, __VERIFIER_nondet_uint());
    destroy(rest);
    destroy(list);
    return 0;
}
