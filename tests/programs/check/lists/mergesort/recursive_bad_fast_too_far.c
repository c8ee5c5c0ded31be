//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The fast pointer jumps without looking at its successor.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
    int key;
};
static struct node *merge(struct node *a, struct node *b) {
    struct node *head = 0, **end = &head;
    while (a && b) {
        struct node **smaller = a->key <= b->key ? &a : &b;
        *end = *smaller;
        end = &(*smaller)->next;
        *smaller = (*smaller)->next;
    }
    *end = a ? a : b;
    return head;
}
static struct node *sort(struct node *list) {
    if (!list || !list->next) {
        return list;
    }
    struct node *slow = list, *fast = list->next;
    while (fast) {
        slow = slow->next;
        fast = fast->next->next; //~ VIOLATION
    }
    struct node *half = slow->next;
    slow->next = 0;
    return merge(sort(list), sort(half));
}
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->key = __VERIFIER_nondet_int();
        n->next = list;
        list = n;
    }
    list = sort(list);
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
