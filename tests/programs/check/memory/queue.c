//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[value-lists-alike-cegar]: true
//@ expect[symexec-lists]: true
//@ expect[invariants-graph]: unknown
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
struct node { struct node *next, *back; };
/* Grows at one end and is taken from at the other. */
int main(void) {
    struct node *first = 0, *last = 0;
    int size = 0;
    for (int i = 0; i < 24; i++) {
        struct node *x = malloc(sizeof *x);
        x->next = 0;
        x->back = 0;
        if (last)
            last->next = x;
        else
            first = x;
        last = x;
        if (++size > 8) {
            x = first;
            first = first->next;
            free(x);
            size--;
        }
    }
    last = 0;
    for (struct node *x = first; x; x = x->next)
        x->back = first;
    while (first) {
        struct node *x = first->next;
        free(first);
        first = x;
    }
    return 0;
}
