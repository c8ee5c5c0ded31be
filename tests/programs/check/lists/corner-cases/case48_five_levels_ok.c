//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// Lists nested five deep, every node with a link to its owner, destroyed bottom-up.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct level {
    struct level *next, *down, *up;
};
static struct level *grow(struct level *up, int depth) {
    struct level *list = 0;
    while (depth > 0 && __VERIFIER_nondet_int()) {
        struct level *n = malloc(sizeof *n);
        n->up = up;
        n->next = list;
        n->down = grow(n, depth - 1);
        list = n;
    }
    return list;
}
static void destroy(struct level *list) {
    while (list) {
        struct level *next = list->next;
        destroy(list->down);
        free(list);
        list = next;
    }
}
int main(void) {
    struct level *top = grow(0, 5);
    destroy(top);
    return 0;
}
