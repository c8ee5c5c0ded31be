#include <string.h>
#include <stdlib.h>
int main(void) {
    char b[4], *p = NULL;
    memcpy(b, "abc", 4);
    if (b[0] == 'z') p = b;
    memcpy(p, b, 4); //~ null-dereference
    return b[0];
}
