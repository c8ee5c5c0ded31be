#include <stdlib.h>
#include <string.h>
int main(void) {
    char *p = malloc(6);
    memset(p, 1, 6);
    int v = *(int *)p;
    v += ((short *)p)[2];
    v += ((int *)p)[1]; //~ out-of-bounds-read
    free(p);
    return v;
}
