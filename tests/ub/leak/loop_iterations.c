//@ leak
#include <stdlib.h>
int main(void) {
    int *p = NULL, s = 0;
    for (int i = 0; i < 3; i++) {
        p = malloc(sizeof *p); //~ LEAK lost
        *p = i;
        s += *p;
    }
    free(p);
    return s;
}
