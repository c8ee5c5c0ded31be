//@ property: valid-memcleanup
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The common tail is held by a global and stays there.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
    int value;
};
static struct node *grow(struct node *tail) {
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->value = 0;
        n->next = tail;
        tail = n;
    }
    return tail;
}
static void destroy_until(struct node *from, struct node *end) {
    while (from != end) {
        struct node *next = from->next;
        free(from);
        from = next;
    }
}
static struct node *tail;
int main(void) {
    tail = grow(0);
    struct node *left = grow(tail);
    struct node *right = grow(tail);
    destroy_until(left, tail);
    destroy_until(right, tail);
    return 0;
}
