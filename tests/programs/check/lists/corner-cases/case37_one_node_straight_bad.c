//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// Two nodes, where the code for three also frees the end of the list.
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
    struct node *third = second->next ? second->next : second;
    free(second);
    free(third); //~ VIOLATION
    return 0;
}
