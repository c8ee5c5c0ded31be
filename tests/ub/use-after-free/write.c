#include <stdlib.h>
int main(void) {
    char *a = malloc(10), *b = malloc(10);
    free(a);
    b[0] = 1;
    a[9] = 2; //~ use-after-free
    free(b);
    return 0;
}
