//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Two objects keep each other, and nobody else does.
extern void *malloc(unsigned long);
extern void free(void *);

struct node {
    int references;
    struct node *peer;
};
static struct node *node_new(void) {
    struct node *n = malloc(sizeof(struct node));
    n->references = 1;
    n->peer = 0;
    return n;
}
static void link(struct node *from, struct node *to) {
    from->peer = to;
    to->references++;
}
static void release(struct node *n) {
    if (--n->references == 0) {
        if (n->peer) {
            release(n->peer);
        }
        free(n);
    }
}
int main(void) {
    struct node *a = node_new(), *b = node_new();
    link(a, b);
    link(b, a);
    release(a);
    release(b);
    return 0; //~ VIOLATION valid-memtrack
} //~ VIOLATION valid-memtrack
