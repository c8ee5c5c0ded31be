//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
//@ expect[value-lists-alike-cegar]: true
//@ refinements[value-lists-alike-cegar]: 0
// Fig. 8: the extended list has at least three nodes.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct segment {
    struct segment *next;
};
int main(void) {
    struct segment *first = malloc(sizeof *first);
    first->next = malloc(sizeof *first);
    first->next->next = malloc(sizeof *first);
    struct segment *last = first->next->next;
    last->next = 0;
    while (__VERIFIER_nondet_int()) {
        last->next = malloc(sizeof *last);
        last = last->next;
        last->next = 0;
    }
    if (!first->next || !first->next->next) {
        reach_error();
    }
    while (first) {
        struct segment *next = first->next;
        free(first);
        first = next;
    }
    return 0;
}
