//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
//@ expect[auto]: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
// Only tagged addresses lead to the nodes.
extern void *malloc(unsigned long);
extern void free(void *);
struct node {
    unsigned long next;
    int value;
};
static struct node *pointer(unsigned long tagged) { return (struct node *)(tagged & ~1ul); }
static unsigned long make(int value, unsigned long next) {
    struct node *node = malloc(sizeof *node);
    node->next = next;
    node->value = value;
    return (unsigned long)node | (value & 1);
}
int main(void) {
    unsigned long list = make(1, make(2, make(3, 0)));
    int odd = 0;
    while (list) {
        struct node *node = pointer(list);
        odd += list & 1;
        list = node->next;
        free(node);
    }
    return odd;
}
