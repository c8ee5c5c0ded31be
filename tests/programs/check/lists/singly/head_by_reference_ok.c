//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// The functions take the address of the head and walk with a pointer to the link.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

typedef struct node *list_t;
struct node {
    struct node *next;
    int key;
};
static void append(list_t *where, int key) {
    while (*where) {
        where = &(*where)->next;
    }
    *where = malloc(sizeof(struct node));
    (*where)->key = key;
    (*where)->next = 0;
}
static void drop_first(list_t *where) {
    list_t old = *where;
    *where = old->next;
    free(old);
}
int main(void) {
    list_t list = 0;
    while (__VERIFIER_nondet_int() != 0) {
        append(&list, __VERIFIER_nondet_int());
    }
    while (list) {
        drop_first(&list);
    }
    return 0;
}
