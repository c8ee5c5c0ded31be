//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Where there is no left side, the right one is forgotten.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct tree {
    struct tree *left, *right;
};
static struct tree *leaf(void) {
    return calloc(1, sizeof(struct tree));
}
static void destroy(struct tree *t) {
    if (t->left) {
        destroy(t->left);
        if (t->right) {
            destroy(t->right);
        }
    }
    free(t);
}
int main(void) {
    struct tree *t = leaf();
    if (__VERIFIER_nondet_int()) {
        t->left = leaf();
    }
    if (__VERIFIER_nondet_int()) {
        t->right = leaf();
    }
    destroy(t);
    return 0;
}
