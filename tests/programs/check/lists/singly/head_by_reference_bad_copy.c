//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The head is passed by value: the caller never sees the new node.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

typedef struct node *list_t;
struct node {
    struct node *next;
    int key;
};
static void append(list_t list, int key) {
    if (!list) {
        list = malloc(sizeof(struct node));
        list->key = key;
        list->next = 0;
    }
} //~ VIOLATION
static void drop_first(list_t *where) {
    list_t old = *where;
    *where = old->next;
    free(old);
}
int main(void) {
    list_t list = 0;
    while (__VERIFIER_nondet_int() != 0) {
        append(list, __VERIFIER_nondet_int());
    }
    while (list) {
        drop_first(&list);
    }
    return 0;
}
