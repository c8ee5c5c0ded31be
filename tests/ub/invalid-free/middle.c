#include <stdlib.h>
int main(void) {
    char *p = malloc(10), *q = malloc(10);
    q++;
    free(q - 1);
    p += 4;
    free(p); //~ invalid-free
    return 0;
}
