//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// Each sublist is taken to have a node: the third has none.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct inner {
    struct inner *next;
};
struct outer {
    struct inner *items;
    struct outer *next;
};
static const int lengths[4] = {1, 3, 0, 2};
int main(void) {
    struct outer *list = 0;
    for (unsigned turn = 0; __VERIFIER_nondet_int(); turn++) {
        struct outer *o = malloc(sizeof *o);
        o->items = 0;
        for (int i = 0; i < lengths[turn % 4]; i++) {
            struct inner *n = malloc(sizeof *n);
            n->next = o->items;
            o->items = n;
        }
        o->next = list;
        list = o;
    }
    while (list) {
        struct outer *o = list;
        list = o->next;
        do {
            struct inner *n = o->items;
            o->items = n->next; //~ VIOLATION
            free(n);
        } while (o->items);
        free(o);
    }
    return 0;
}
