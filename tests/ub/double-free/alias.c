#include <stdlib.h>
struct h { void *d; };
static void destroy(struct h *h) {
    free(h->d); //~ double-free
}
int main(void) {
    struct h a = { malloc(8) }, b = { malloc(8) };
    destroy(&a);
    a = b;
    destroy(&a);
    destroy(&b);
    return 0;
}
