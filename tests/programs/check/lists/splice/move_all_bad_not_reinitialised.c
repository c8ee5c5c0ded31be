//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The emptied ring still leads to the nodes, which are freed through the other ring.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct link {
    struct link *next, *prev;
};
struct item {
    long weight;
    struct link link;
};
static void init(struct link *head) {
    head->next = head->prev = head;
}
static void add_tail(struct link *l, struct link *head) {
    l->prev = head->prev;
    l->next = head;
    head->prev->next = l;
    head->prev = l;
}
static void splice(struct link *from, struct link *to) {
    if (from->next == from) {
        return;
    }
    from->next->prev = to->prev;
    to->prev->next = from->next;
    from->prev->next = to;
    to->prev = from->prev;
}
static void fill(struct link *head) {
    init(head);
    while (__VERIFIER_nondet_int()) {
        struct item *i = malloc(sizeof(struct item));
        i->weight = 1;
        add_tail(&i->link, head);
    }
}
static void empty(struct link *head) {
    while (head->next != head) {
        struct link *l = head->next;
        head->next = l->next; //~ VIOLATION
        l->next->prev = head;
        free((char *)l - __builtin_offsetof(struct item, link));
    }
}
int main(void) {
    struct link a, b;
    fill(&a);
    fill(&b);
    splice(&b, &a);
    empty(&a);
    empty(&b);
    return 0;
}
