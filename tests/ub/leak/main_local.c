//@ leak
#include <stdlib.h>
#include <stdio.h>
int main(void) {
    int *p = calloc(3, sizeof *p);
    int *q = calloc(3, sizeof *q);
    p[1] = 5;
    free(q);
    printf("%d\n", p[1]);
    return 0; //~ LEAK lost
}
