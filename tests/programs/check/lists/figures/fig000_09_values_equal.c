//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
//@ expect[value-lists-alike-cegar]: true
//@ refinements[value-lists-alike-cegar]: 1
// Fig. 9: the block below every node is the same.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
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
        if (taken->below != last->below || *taken->below != 1) {
            reach_error();
        }
        free(taken);
    }
    free(last);
    free(block);
    return 0;
}
