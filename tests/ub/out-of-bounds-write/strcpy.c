#include <string.h>
int main(void) {
    char d[6];
    strcpy(d, "12345");
    strcpy(d + 3, "ab");
    strcpy(d, "123456"); //~ out-of-bounds-write
    return d[0];
}
