//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);

struct tree {
    struct tree *left, *right;
};
static struct tree *build(int depth) {
    if (depth == 0) {
        return 0;
    }
    struct tree *t = malloc(sizeof(struct tree));
    t->left = build(depth - 1);
    t->right = build(depth - 1);
    return t;
}
static void destroy(struct tree *t) {
    if (t) {
        destroy(t->left);
        destroy(t->right);
        free(t);
    }
}
int main(void) {
    struct tree *t = build(2);
    destroy(t);
    return 0;
}
