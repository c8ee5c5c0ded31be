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
/* The pointer from one node to the next leaves it: the rest of the list is lost. */
int main(void) {
    struct node *list = 0;
    for (int i = 0; i < 8; i++) {
        struct node *x = malloc(sizeof *x);
        x->next = list;
        x->back = 0;
        list = x;
    }
    list->next->next = list->next->next - 1;
    struct node *walk = list->next;
    walk = list;
    walk = 0;
    return walk != 0;
}
