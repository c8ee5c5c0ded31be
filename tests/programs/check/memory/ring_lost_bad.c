//@ property: valid-memtrack
//@ truth: false
//@ expect[smg]: false
//@ expect[smg-cegar]: false
//@ expect[smg-symexec]: false
//@ expect[loops]: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
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
