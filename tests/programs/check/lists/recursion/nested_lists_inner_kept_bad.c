//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// Of a list of lists, the inner list of the last node is not freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct inner {
    struct inner *next;
};
struct outer {
    struct outer *next;
    struct inner *inner;
};
static void free_inner(struct inner *n) {
    if (n) {
        free_inner(n->next);
        free(n);
    }
}
static void free_outer(struct outer *n) {
    if (n) {
        if (n->next) {
            free_outer(n->next);
            free_inner(n->inner);
        }
        free(n);
    }
}
int main(void) {
    struct outer *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct outer *n = malloc(sizeof *n);
        n->next = list;
        n->inner = 0;
        while (__VERIFIER_nondet_int()) {
            struct inner *i = malloc(sizeof *i);
            i->next = n->inner;
            n->inner = i;
        }
        list = n;
    }
    free_outer(list);
    return 0;
}
