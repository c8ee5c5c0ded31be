//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The link is overwritten before the rest of the list is taken from it.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);

struct cell {
    unsigned n;
    struct cell *rest;
};
static void move(struct cell **from, struct cell **to) {
    struct cell *c = *from;
    c->rest = *to; //~ VIOLATION
    *from = c->rest; //~ VIOLATION
    *to = c;
}
static void clear(struct cell **list) {
    while (*list) {
        struct cell *c = *list;
        *list = c->rest;
        free(c);
    }
}
int main(void) {
    struct cell *all = 0, *even = 0, *odd = 0;
    for (unsigned n = __VERIFIER_nondet_uint(); n > 0; n--) {
        struct cell *c = malloc(sizeof *c);
        c->n = __VERIFIER_nondet_uint();
        c->rest = all;
        all = c;
    }
    while (all) {
        move(&all, all->n % 2 ? &odd : &even);
    }
    clear(&even);
    clear(&odd);
    return 0;
}
