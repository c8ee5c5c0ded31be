#include <string.h>
#include <stdlib.h>
int main(void) {
    char *a = malloc(4), *b = malloc(8);
    memset(a, 'x', 4);
    memset(b, 'x', 8);
    int r = memcmp(a, b, 4);
    r += memcmp(a, b, 8); //~ out-of-bounds-read
    free(a); free(b);
    return r;
}
