#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *t = malloc(3);
    t[0] = 'a'; t[1] = 'b'; t[2] = 'c';
    printf("%.3s\n", t);
    printf("%s\n", t); //~ out-of-bounds-read
    free(t);
    return 0;
}
