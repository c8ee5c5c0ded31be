#include <string.h>
#include <stdlib.h>
int main(void) {
    char *d = malloc(8);
    strcpy(d, "abc");
    strcat(d, "defg");
    strcat(d, "h"); //~ out-of-bounds-write
    free(d);
    return 0;
}
