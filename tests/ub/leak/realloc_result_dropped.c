//@ leak
#include <stdlib.h>
static int grow(int n) {
    char *p = malloc(4);
    p = realloc(p, n);
    p[n - 1] = 7;
    int r = p[n - 1];
    return r; //~ LEAK lost
}
int main(void) { return grow(4000); }
