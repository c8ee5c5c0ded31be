#include <stdlib.h>
static char buf[32];
static char *get(int big) { return big ? malloc(64) : buf; }
int main(void) {
    char *a = get(1), *b = get(0);
    a[63] = b[31] = 0;
    free(a);
    free(b); //~ invalid-free
    return 0;
}
