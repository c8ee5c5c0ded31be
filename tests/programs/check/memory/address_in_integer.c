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
/* The only way to the rest of the list is an integer inside of a block. */
struct hidden { int first; unsigned long address; };
int main(void) {
    struct hidden *h = malloc(sizeof *h);
    h->address = 0;
    for (int i = 0; i < 8; i++) {
        struct node *x = malloc(sizeof *x);
        x->next = (struct node *)h->address;
        h->address = (unsigned long)x;
    }
    while (h->address) {
        struct node *x = (struct node *)h->address;
        h->address = (unsigned long)x->next;
        free(x);
    }
    free(h);
    return 0;
}
