#include <string.h>
int main(void) {
    char src[8] = "1234567", dst[16];
    memcpy(dst, src, 8);
    memcpy(dst + 8, src + 4, 4);
    memcpy(dst, src + 4, 8); //~ out-of-bounds-read
    return dst[0];
}
