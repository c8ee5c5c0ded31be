//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The link back does not count.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);

struct node {
    int references;
    struct node *child;
    struct node *parent;
};
static struct node *node_new(void) {
    struct node *n = calloc(1, sizeof(struct node));
    n->references = 1;
    return n;
}
static void release(struct node *n) {
    if (--n->references == 0) {
        if (n->child) {
            n->child->parent = 0;
            release(n->child);
        }
        free(n);
    }
}
int main(void) {
    struct node *parent = node_new();
    parent->child = node_new();
    parent->child->parent = parent;
    struct node *kept = parent->child;
    kept->references++;
    release(parent);
    int orphan = kept->parent == 0;
    release(kept);
    return orphan - 1;
}
