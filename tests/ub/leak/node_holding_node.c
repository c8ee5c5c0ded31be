//@ leak
#include <stdlib.h>
struct n { int v; struct n *next; };
int main(void) {
    struct n *h = malloc(sizeof *h);
    h->next = malloc(sizeof *h);
    h->next->next = NULL;
    h->next->v = 4;
    int r = h->next->v;
    free(h); //~ LEAK lost
    return r;
}
