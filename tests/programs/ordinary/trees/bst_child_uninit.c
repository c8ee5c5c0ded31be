//@ truth: false
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>

typedef struct node {
    int key;
    struct node *left;
    struct node *right;
} node;

node *make_node(int key)
{
    node *n = malloc(sizeof(node));
    if (n == NULL)
        exit(1);
    n->key = key;
    n->left = NULL;
    return n;
}

int contains(node *n, int key)
{
    while (n != NULL) { //~ VIOLATION uninitialised
        if (n->key == key)
            return 1;
        if (key < n->key)
            n = n->left;
        else
            n = n->right;
    }
    return 0;
}

int main(void)
{
    node *root = make_node(10);

    root->left = make_node(5);
    printf("%d\n", contains(root, 5));
    printf("%d\n", contains(root, 3));
    printf("%d\n", contains(root, 15));
    free(root->left);
    free(root);
    return 0;
}
