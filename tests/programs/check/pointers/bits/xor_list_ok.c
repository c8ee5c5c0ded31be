//@ property: valid-deref,valid-free
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
//@ expect[auto]: unknown
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
extern void *malloc(unsigned long);
extern void free(void *);
struct node {
    unsigned long both;
    int value;
};
int main(void) {
    struct node *nodes[3];
    for (int i = 0; i < 3; i++) {
        nodes[i] = malloc(sizeof(struct node));
        nodes[i]->value = i;
    }
    nodes[0]->both = (unsigned long)nodes[1];
    nodes[1]->both = (unsigned long)nodes[0] ^ (unsigned long)nodes[2];
    nodes[2]->both = (unsigned long)nodes[1];
    unsigned long before = 0;
    struct node *node = nodes[0];
    int sum = 0;
    while (node) {
        struct node *next = (struct node *)(node->both ^ before);
        sum += node->value;
        before = (unsigned long)node;
        node = next;
    }
    for (int i = 0; i < 3; i++) {
        free(nodes[i]);
    }
    return sum;
}
