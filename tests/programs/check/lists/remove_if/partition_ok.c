//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: true
// Even and odd values go into two lists, in one pass without new memory.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);

struct cell {
    unsigned n;
    struct cell *rest;
};
static void move(struct cell **from, struct cell **to) {
    struct cell *c = *from;
    *from = c->rest;
    c->rest = *to;
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
