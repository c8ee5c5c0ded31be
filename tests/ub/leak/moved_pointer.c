//@ leak
#include <stdlib.h>
int main(void) {
    int *a = malloc(4 * sizeof *a), *b = malloc(4 * sizeof *b);
    a[0] = b[0] = 1;
    free(a);
    a = b;
    b = NULL;
    a[1] = 2;
    int r = a[1];
    a = &r; //~ LEAK lost
    return *a;
}
