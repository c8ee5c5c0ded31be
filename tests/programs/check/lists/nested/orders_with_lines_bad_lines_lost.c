//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// Only the orders are freed, not their lines.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct line {
    struct line *next;
    unsigned amount;
};
struct order {
    struct line *lines;
    struct order *next;
};
static void add_line(struct order *o, unsigned amount) {
    struct line *l = malloc(sizeof *l);
    l->amount = amount;
    l->next = o->lines;
    o->lines = l;
}
static void free_lines(struct order *o) {
    while (o->lines) {
        struct line *l = o->lines;
        o->lines = l->next;
        free(l);
    }
}
int main(void) {
    struct order *orders = 0;
    while (__VERIFIER_nondet_int()) {
        struct order *o = malloc(sizeof *o);
        o->lines = 0;
        o->next = orders;
        orders = o;
        while (__VERIFIER_nondet_int()) {
            add_line(o, __VERIFIER_nondet_uint());
        }
    }
    while (orders) {
        struct order *next = orders->next;
        if (!orders->next) {
            free_lines(orders);
        }
        free(orders); //~ VIOLATION
        orders = next;
    }
    return 0;
}
