//@ leak
#include <stdlib.h>
#include <stdio.h>
int main(void) {
    char *p = malloc(10);
    p[0] = 1;
    p = malloc(20); //~ LEAK lost
    p[0] = 2;
    free(p);
    puts("done");
    return 0;
}
