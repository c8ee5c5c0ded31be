//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// Recursive merge sort of a list of any length, split by a slow and a fast pointer.
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
    while (fast && fast->next) {
        slow = slow->next;
        fast = fast->next->next;
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
