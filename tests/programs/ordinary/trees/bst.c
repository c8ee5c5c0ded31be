//@ truth: true
//@ expect[auto]: true
#include <stdio.h>
#include <stdlib.h>

struct tree {
    int key;
    struct tree *left, *right;
};

static struct tree *insert(struct tree *t, int key)
{
    if (t == NULL) {
        t = malloc(sizeof *t);
        if (t == NULL)
            exit(EXIT_FAILURE);
        t->key = key;
        t->left = t->right = NULL;
    } else if (key < t->key) {
        t->left = insert(t->left, key);
    } else if (key > t->key) {
        t->right = insert(t->right, key);
    }
    return t;
}

static int height(const struct tree *t)
{
    int l, r;

    if (!t)
        return 0;
    l = height(t->left);
    r = height(t->right);
    return 1 + (l > r ? l : r);
}

static void destroy(struct tree *t)
{
    if (t) {
        destroy(t->left);
        destroy(t->right);
        free(t);
    }
}

int main(void)
{
    static const int keys[] = { 50, 30, 70, 20, 40, 30 };
    struct tree *root = NULL;

    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        root = insert(root, keys[i]);
    printf("height %d\n", height(root));
    destroy(root);
    return 0;
}
