#include <stdlib.h>
struct e { int k, v; };
int main(void) {
    struct e *t = calloc(4, sizeof *t);
    t[3].v = 1;
    struct e *end = t + 4;
    (end - 1)->k = 2;
    end->k = 3; //~ out-of-bounds-write
    free(t);
    return 0;
}
