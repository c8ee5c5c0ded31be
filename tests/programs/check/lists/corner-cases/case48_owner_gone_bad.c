//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// A node asks its owner something after the owner was freed.
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
        struct level *next = list->next, *down = list->down;
        if (list->up && list->up->next == list) { //~ VIOLATION
            next = 0;
        }
        free(list);
        destroy(down);
        list = next;
    }
}
int main(void) {
    struct level *top = grow(0, 5);
    destroy(top);
    return 0;
}
