//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The value is not flipped when the input is three.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct bit {
    unsigned char on;
    struct bit *next;
};
int main(void) {
    struct bit *list = 0;
    unsigned char on = 0;
    while (__VERIFIER_nondet_int()) {
        struct bit *b = malloc(sizeof(struct bit));
        b->on = on;
        b->next = list;
        list = b;
        on = __VERIFIER_nondet_int() == 3 ? on : !on;
    }
    for (struct bit *b = list; b; b = b->next) {
        if (b->next && b->next->on == b->on) {
            reach_error(); //~ VIOLATION
        }
    }
    while (list) {
        struct bit *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
