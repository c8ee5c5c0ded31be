//@ leak
#include <stdlib.h>
struct n { struct n *peer; int v; };
int main(void) {
    struct n *a = malloc(sizeof *a), *b = malloc(sizeof *b);
    a->peer = b; b->peer = a;
    a->v = 1; b->v = 2;
    int r = a->peer->v;
    b = NULL;
    a = NULL; //~ LEAK lost
    return r;
}
