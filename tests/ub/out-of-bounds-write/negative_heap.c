#include <stdlib.h>
int main(void) {
    long *p = malloc(4 * sizeof *p);
    p[0] = 1;
    long *q = p + 2;
    q[-2] = 5;
    q[1] = 6;
    p[-1] = 7; //~ out-of-bounds-write
    free(p);
    return 0;
}
