//@ leak
#include <stdlib.h>
struct t { struct t *l, *r; };
static struct t *mk(struct t *l, struct t *r) { struct t *p = malloc(sizeof *p); p->l = l; p->r = r; return p; }
int main(void) {
    struct t *root = mk(mk(NULL, NULL), mk(NULL, NULL));
    free(root->l);
    root->l = NULL;
    free(root); //~ LEAK lost
    return 0;
}
