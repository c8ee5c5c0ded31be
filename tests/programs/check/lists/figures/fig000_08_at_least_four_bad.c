//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
//@ expect[value-lists-alike-cegar]: false
//@ refinements[value-lists-alike-cegar]: 0
// Fig. 8: without an extension the list has no fourth node.
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
    if (!first->next->next->next) {
        reach_error(); //~ VIOLATION
    }
    while (first) {
        struct segment *next = first->next;
        free(first);
        first = next;
    }
    return 0;
}
