//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
// The list is cut at the cursor, and what was behind it is lost.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
    int value;
};
static struct node *push(struct node *list) {
    struct node *n = malloc(sizeof *n);
    n->next = list;
    n->value = 0;
    return n;
}
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        list = push(list);
    }
    struct node *cursor = list = push(list);
    while (__VERIFIER_nondet_int()) {
        list = push(list);
    }
    cursor->next = 0; //~ VIOLATION
    cursor->value = 1;
    cursor = 0;
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
