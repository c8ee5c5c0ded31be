//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[invariants-lists-counted]: unknown
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// An index is that of the end of the table.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    unsigned index;
    struct node *next;
};
static void destroy(struct node *list) {
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
}

int main(void) {
    static const int table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
    unsigned sum = 0;
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        unsigned index = (unsigned)__VERIFIER_nondet_int();
        if (index <= 8) {
            struct node *n = malloc(sizeof *n);
            n->index = index;
            n->next = list;
            list = n;
        }
    }
    for (struct node *n = list; n; n = n->next) {
        sum += (unsigned)table[n->index];
    }
    destroy(list);
    return sum > 40;
}
