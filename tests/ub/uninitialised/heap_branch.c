#include <stdlib.h>
int main(void) {
    int *p = malloc(4 * sizeof *p);
    p[0] = 1;
    int copy = p[1];
    p[2] = copy;
    int r = 0;
    if (p[0]) r = 1;
    if (p[2]) r = 2; //~ uninitialised
    free(p);
    return r;
}
