//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
// The list is cut and the rest is dropped.
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
        struct node *next = list->next;
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
    list->next = 0;
    return rest; //~ VIOLATION
}
int main(void) {
    struct node *list = build();
    split(list, __VERIFIER_nondet_uint()); //~ VIOLATION
    destroy(list);
    return 0;
}
