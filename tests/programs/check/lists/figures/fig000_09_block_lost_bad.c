//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
//@ expect[value-lists-alike-cegar]: false
//@ refinements[value-lists-alike-cegar]: 0
// Fig. 9: the block below the nodes is lost with the last of them.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct segment {
    int *below;
    struct segment *next, *prev;
};
int main(void) {
    int *block = malloc(sizeof(int));
    struct segment *first = malloc(sizeof *first), *last = first;
    *block = 1;
    first->below = block;
    first->next = first->prev = 0;
    while (__VERIFIER_nondet_int()) {
        struct segment *s = malloc(sizeof *s);
        s->below = block;
        s->next = 0;
        s->prev = last;
        last->next = s;
        last = s;
    }
    while (first != last) {
        struct segment *taken = first;
        first = taken->next;
        first->prev = 0;
        *taken->below += 0;
        free(taken);
    }
    block = 0;
    free(last); //~ VIOLATION
    return 0;
}
