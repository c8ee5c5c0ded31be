#include <stdlib.h>
#include <string.h>
int main(void) {
    char *a = malloc(16), b[16];
    memset(a, 7, 16);
    memcpy(b, a, 16);
    free(a);
    memcpy(b, a, 4); //~ use-after-free
    return b[0];
}
