//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The text of a leaf is not freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct leaf {
    struct leaf *next;
    char *text;
};
struct branch {
    struct leaf *leaves;
    struct branch *next;
};
struct tree {
    struct tree *next;
    struct branch *branches;
};
static void add_leaf(struct leaf **list) {
    struct leaf *leaf = malloc(sizeof *leaf);
    leaf->text = malloc(16);
    leaf->next = *list;
    *list = leaf;
}
static void add_branch(struct branch **list) {
    struct branch *branch = malloc(sizeof *branch);
    branch->leaves = 0;
    do {
        add_leaf(&branch->leaves);
    } while (__VERIFIER_nondet_int());
    branch->next = *list;
    *list = branch;
}
static void add_tree(struct tree **list) {
    struct tree *tree = malloc(sizeof *tree);
    tree->branches = 0;
    do {
        add_branch(&tree->branches);
    } while (__VERIFIER_nondet_int());
    tree->next = *list;
    *list = tree;
}
static void free_leaves(struct leaf *leaf) {
    do {
        struct leaf *next = leaf->next;
        free(leaf);
        leaf = next;
    } while (leaf);
}
static void free_branches(struct branch *branch) {
    do {
        struct branch *next = branch->next;
        free_leaves(branch->leaves);
        free(branch);
        branch = next;
    } while (branch);
}
static void free_trees(struct tree *tree) {
    do {
        struct tree *next = tree->next;
        free_branches(tree->branches);
        free(tree);
        tree = next;
    } while (tree);
}
int main(void) {
    struct tree *trees = 0;
    do {
        add_tree(&trees);
    } while (__VERIFIER_nondet_int());
    free_trees(trees);
    return 0;
}
