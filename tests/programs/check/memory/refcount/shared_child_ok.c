//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Two parents share a child, which goes with the last of them.
extern void *malloc(unsigned long);
extern void free(void *);

struct node {
    int references;
    struct node *child;
};
static struct node *node_new(struct node *child) {
    struct node *n = malloc(sizeof(struct node));
    n->references = 1;
    n->child = child;
    if (child) {
        child->references++;
    }
    return n;
}
static void release(struct node *n) {
    while (n && --n->references == 0) {
        struct node *child = n->child;
        free(n);
        n = child;
    }
}
int main(void) {
    struct node *child = node_new(0);
    struct node *left = node_new(child), *right = node_new(child);
    release(child);
    release(left);
    right->child->references += 0;
    release(right);
    return 0;
}
