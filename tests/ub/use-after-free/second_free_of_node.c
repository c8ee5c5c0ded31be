#include <stdlib.h>
struct t { struct t *l, *r; int v; };
int main(void) {
    struct t *root = calloc(1, sizeof *root);
    root->l = calloc(1, sizeof *root);
    root->l->v = 3;
    int x = root->l->v;
    struct t *keep = root->l;
    free(root);
    x += keep->v;
    free(root->l); //~ use-after-free
    return x;
}
