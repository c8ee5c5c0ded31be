#include <string.h>
#include <stdlib.h>
int main(void) {
    char ok[4] = "abc";
    int n = (int)strlen(ok);
    char *h = malloc(3);
    memcpy(h, "xyz", 3);
    n += (int)strlen(h); //~ out-of-bounds-read
    free(h);
    return n;
}
