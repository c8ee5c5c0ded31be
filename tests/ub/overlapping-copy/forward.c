#include <string.h>
int main(void) {
    char b[16] = "0123456789";
    memcpy(b + 8, b, 8);
    memmove(b + 1, b, 8);
    memcpy(b + 2, b, 4); //~ overlapping-copy
    return b[0];
}
