//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The list of lines of a new order is not initialised.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

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
        o->lines = l->next; //~ VIOLATION
        free(l);
    }
}
int main(void) {
    struct order *orders = 0;
    while (__VERIFIER_nondet_int()) {
        struct order *o = malloc(sizeof *o);
        o->next = orders;
        orders = o;
    }
    while (orders) {
        struct order *next = orders->next;
        free_lines(orders);
        free(orders);
        orders = next;
    }
    return 0;
}
