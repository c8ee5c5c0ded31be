//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// Exactly two nodes, freed without a loop: nothing is left.
extern void *malloc(unsigned long);
extern void free(void *);

struct node {
    struct node *next;
    int value;
};
static struct node *push(struct node *list) {
    struct node *n = malloc(sizeof *n);
    n->next = list;
    n->value = 0;
    return n;
}
int main(void) {
    struct node *list = 0;
    for (int i = 0; i < 2; i++) {
        list = push(list);
    }
    struct node *second = list->next;
    free(list);
    free(second);
    return 0;
}
