//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: true
// Two lists of any length run into the same tail, which is freed once.
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
int main(void) {
    struct node *tail = grow(0);
    struct node *left = grow(tail);
    struct node *right = grow(tail);
    destroy_until(left, tail);
    destroy_until(right, tail);
    destroy_until(tail, 0);
    return 0;
}
