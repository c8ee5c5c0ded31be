//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// Zeros and ones alternate in a list of any length.
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
        on = !on;
    }
    for (struct bit *b = list; b; b = b->next) {
        if (b->next && b->next->on == b->on) {
            reach_error();
        }
    }
    while (list) {
        struct bit *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
