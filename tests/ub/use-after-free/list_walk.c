#include <stdlib.h>
struct n { int v; struct n *next; };
int main(void) {
    struct n *h = NULL;
    for (int i = 0; i < 3; i++) { struct n *t = malloc(sizeof *t); t->v = i; t->next = h; h = t; }
    int s = 0;
    for (struct n *p = h; p; p = p->next) s += p->v;
    for (struct n *p = h; p; p = p->next) //~ use-after-free
        free(p);
    return s;
}
