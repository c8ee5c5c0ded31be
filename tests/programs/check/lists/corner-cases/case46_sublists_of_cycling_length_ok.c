//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: true
// The lengths of the sublists cycle through one, three, zero and two.
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
        while (o->items) {
            struct inner *n = o->items;
            o->items = n->next;
            free(n);
        }
        free(o);
    }
    return 0;
}
