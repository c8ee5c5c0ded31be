#include <stdlib.h>
int main(void) {
    double *v = malloc(5 * sizeof *v);
    v[0] = 1;
    double *last = v + 5 - 1;
    *last = 2;
    double *base1 = v - 1; //~ WARN pointer-arithmetic
    double r = base1[1];
    free(v);
    return (int)r;
}
