//@ stdin: a long enough line of input\n
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *b = malloc(8);
    if (!fgets(b, 8, stdin)) return 1;
    if (!fgets(b, 16, stdin)) return 1; //~ out-of-bounds-write
    int r = b[0];
    free(b);
    return r;
}
