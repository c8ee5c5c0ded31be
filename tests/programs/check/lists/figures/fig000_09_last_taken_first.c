//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
//@ expect[value-lists-alike-cegar]: true
//@ refinements[value-lists-alike-cegar]: 0
// Fig. 9 from the other end: nodes are taken out at the back.
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
        struct segment *taken = last;
        last = taken->prev;
        last->next = 0;
        *taken->below += 0;
        free(taken);
    }
    free(last);
    free(block);
    return 0;
}
