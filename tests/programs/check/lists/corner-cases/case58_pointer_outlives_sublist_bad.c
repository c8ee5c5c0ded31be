//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// The variable is used after its sublist was freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct inner {
    struct inner *next;
    int mark;
};
struct outer {
    struct outer *next;
    struct inner *items;
};
int main(void) {
    struct outer *list = 0;
    struct inner *chosen = 0;
    while (__VERIFIER_nondet_int()) {
        struct outer *o = malloc(sizeof *o);
        o->items = 0;
        while (__VERIFIER_nondet_int() > 0) {
            struct inner *i = malloc(sizeof *i);
            i->mark = 0;
            i->next = o->items;
            o->items = i;
            if (__VERIFIER_nondet_int() == 3) {
                chosen = i;
            }
        }
        o->next = list;
        list = o;
    }
    while (list) {
        struct outer *o = list;
        list = o->next;
        while (o->items) {
            struct inner *i = o->items;
            o->items = i->next;
            free(i);
        }
        free(o);
    }
    if (chosen) {
        chosen->mark = 1; //~ VIOLATION
    }
    return 0;
}
