#include <string.h>
#include <stdlib.h>
int main(void) {
    int *v = calloc(10, sizeof *v);
    memcpy(v, v + 5, 5 * sizeof *v);
    memcpy(v, v + 1, 0);
    memcpy(v, v + 4, 5 * sizeof *v); //~ overlapping-copy
    free(v);
    return 0;
}
