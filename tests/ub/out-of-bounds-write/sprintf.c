#include <stdio.h>
int main(void) {
    char b[4];
    sprintf(b, "%d", 999);
    snprintf(b, sizeof b, "%d", 123456);
    sprintf(b, "%d", 1000); //~ out-of-bounds-write
    return b[0];
}
