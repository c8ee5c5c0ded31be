#include <stdlib.h>
int main(void) {
    int x = 3, *p = &x;
    int *h = malloc(sizeof *h);
    *h = *p;
    free(h);
    free(p); //~ invalid-free
    return x;
}
