#include <stdlib.h>
int main(void) {
    int *p = malloc(4 * sizeof *p), *old = p;
    p[0] = 1;
    p = realloc(p, 100000 * sizeof *p);
    p[99999] = p[0];
    int r = old[0]; //~ use-after-free
    free(p);
    return r;
}
