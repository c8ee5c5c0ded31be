//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The end of the list is not looked for when the key is searched at its front.
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

static struct node *remove_all(struct node *head, int key) {
    while (head->value == key) { //~ VIOLATION
        struct node *old = head;
        head = head->next;
        free(old);
    }
    for (struct node *p = head; p; p = p->next) {
        while (p->next && p->next->value == key) {
            struct node *old = p->next;
            p->next = old->next;
            free(old);
        }
    }
    return head;
}
int main(void) {
    struct node *list = remove_all(build(), 1);
    destroy(list);
    return 0;
}
