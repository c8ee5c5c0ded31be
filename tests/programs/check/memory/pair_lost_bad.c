//@ property: valid-memtrack
//@ truth: false
//@ expect[value-lists]: false
//@ expect[value-lists-alike-cegar]: false
//@ expect[symexec-lists]: false
//@ expect[invariants-graph]: unknown
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
struct node { struct node *next, *back; };
/* Two nodes that hold each other lose both pointers from the rest of the list, one of them by a free. */
int main(void) {
    struct node *nodes[6];
    for (int i = 0; i < 6; i++)
        nodes[i] = malloc(sizeof(struct node));
    for (int i = 0; i < 5; i++) {
        nodes[i]->next = nodes[i + 1];
        nodes[i + 1]->back = nodes[i];
    }
    nodes[5]->next = 0;
    nodes[0]->back = 0;
    struct node *list = nodes[0], *last = nodes[5];
    for (int i = 0; i < 6; i++)
        nodes[i] = 0;
    struct node *third = list->next->next, *fourth = third->next;
    third->back = fourth;
    fourth->next = third;
    last->back = 0;
    free(list->next);
    list->next = 0;
    third = 0;
    fourth = 0; /* the last step that could save them */
    free(list);
    free(last);
    return 0;
}
