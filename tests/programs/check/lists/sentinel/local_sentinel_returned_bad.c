//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The list is closed by a sentinel in the frame of the function that built it.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
    int last;
};
static struct node *build(void) {
    struct node end;
    struct node *list = malloc(sizeof(struct node));
    end.last = 1;
    list->last = 0;
    list->next = &end;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->last = 0;
        n->next = list;
        list = n;
    }
    return list;
}
static void destroy(struct node *list) {
    while (!list->last) { //~ VIOLATION
        struct node *next = list->next;
        free(list);
        list = next;
    }
}
int main(void) {
    destroy(build());
    return 0;
}
