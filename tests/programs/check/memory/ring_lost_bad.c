//@ property: valid-memtrack
//@ truth: false
//@ expect[value-lists]: false
//@ expect[value-lists-alike-cegar]: false
//@ expect[symexec-lists]: false
//@ expect[invariants-graph]: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
struct node { struct node *next, *back; };
/* A ring of six: its nodes hold each other, and nothing else does in the end. */
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
    struct node *walk = first->next->next;
    first = walk;
    walk = 0;
    first = 0;
    return 0;
}
