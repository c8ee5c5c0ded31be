#include <stdlib.h>
int main(void) {
    int n = 4;
    int *p = malloc(n);
    *p = 1;
    p[1] = 2; //~ out-of-bounds-write
    int r = *p;
    free(p);
    return r;
}
