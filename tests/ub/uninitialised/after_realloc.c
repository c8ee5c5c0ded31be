#include <stdlib.h>
int main(void) {
    int *p = calloc(2, sizeof *p);
    int r = p[1] ? 1 : 2;
    p = realloc(p, 4 * sizeof *p);
    r += p[1] ? 1 : 2;
    r += p[3] ? 1 : 2; //~ uninitialised
    free(p);
    return r;
}
