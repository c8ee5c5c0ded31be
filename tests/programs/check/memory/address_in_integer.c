//@ property: valid-memsafety
//@ truth: true
//@ expect[smg]: true
//@ expect[smg-cegar]: true
//@ expect[smg-symexec]: true
//@ expect[loops]: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
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
