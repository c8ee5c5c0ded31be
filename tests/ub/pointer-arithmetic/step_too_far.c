#include <stdlib.h>
int main(void) {
    int *h = calloc(10, sizeof *h), s = 0;
    int *p = h;
    while (p != h + 10) {
        s += *p; //~ out-of-bounds-read
        p += 4; //~ WARN pointer-arithmetic
    }
    free(h);
    return s;
}
