#include <stdio.h>
#include <stdlib.h>
int main(void) {
    unsigned char *h = malloc(8);
    for (int i = 0; i < 8; i++) h[i] = 0;
    *(short *)(h + 2) = 0x0102;
    *(short *)(h + 5) = 0x0304; //~ WARN misaligned
    printf("%d %d %d %d\n", h[2], h[3], h[5], h[6]);
    free(h);
    return 7;
}
