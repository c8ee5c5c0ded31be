#include <stdlib.h>
int main(void) {
    int *p = malloc(sizeof *p);
    *p = 5;
    int r = *p;
    free(p);
    return r + *p; //~ use-after-free
}
