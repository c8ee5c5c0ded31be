//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[value-lists-alike-cegar]: true
//@ expect[symexec-lists]: true
//@ expect[invariants-graph]: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
struct node { struct node *next, *back; };
/* The same ring, and one pointer into it, which wanders. */
int main(void) {
    struct node *first = malloc(sizeof *first), *last = first;
    for (int i = 0; i < 5; i++) {
        struct node *x = malloc(sizeof *x);
        last->next = x;
        x->back = last;
        last = x;
    }
    last->next = first;
    first->back = last;
    last = 0;
    first = first->next;
    first = first->next;
    first = first->back;
    first = first->back->back;
    first->back->next = 0;
    while (first) {
        struct node *x = first->next;
        free(first);
        first = x;
    }
    return 0;
}
