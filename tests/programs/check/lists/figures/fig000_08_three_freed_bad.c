//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
//@ expect[value-lists-alike-cegar]: false
//@ refinements[value-lists-alike-cegar]: 1
// Fig. 8: only the three nodes of the beginning are freed.
extern void *malloc(unsigned long);
extern void free(void *);
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
    for (int i = 0; i < 3; i++) {
        struct segment *next = first->next;
        free(first);
        first = next;
    }
    last = 0; //~ VIOLATION
    return 0; //~ VIOLATION
} //~ VIOLATION
