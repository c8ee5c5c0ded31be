#include <stdlib.h>
int main(void) {
    int *p = malloc(4), *q = realloc(p, 100000);
    q[0] = 1;
    int *other = malloc(4);
    free(other);
    free(p); //~ double-free
    return 0;
}
