#include <stdlib.h>
int main(void) {
    int *p = malloc(3 * sizeof(int));
    p[0] = p[1] = p[2] = 7;
    int s = p[2];
    s += p[3]; //~ out-of-bounds-read
    free(p);
    return s;
}
