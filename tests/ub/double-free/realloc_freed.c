#include <stdlib.h>
int main(void) {
    char *p = malloc(10);
    p = realloc(p, 20);
    p[19] = 1;
    free(p);
    p = realloc(p, 30); //~ double-free
    return p != 0;
}
