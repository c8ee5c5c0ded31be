#include <stdlib.h>
int main(void) {
    int *h = calloc(10, sizeof *h), s = 0;
    int *p = h;
    while (p != h + 10) {
        s += *p;
        p += 4; //~ pointer-arithmetic
    }
    free(h);
    return s;
}
