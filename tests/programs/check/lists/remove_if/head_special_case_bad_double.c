//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// A removed last node is freed twice.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
static void release(void *block) {
    free(block); //~ VIOLATION
}
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
        release(list);
        list = next;
    }
}

static struct node *remove_all(struct node *head, int key) {
    while (head && head->value == key) {
        struct node *old = head;
        head = head->next;
        release(old);
    }
    for (struct node *p = head; p; p = p->next) {
        while (p->next && p->next->value == key) {
            struct node *old = p->next;
            p->next = old->next;
            release(old);
            if (!p->next) {
                release(old);
            }
        }
    }
    return head;
}
int main(void) {
    struct node *list = remove_all(build(), 1);
    destroy(list);
    return 0;
}
