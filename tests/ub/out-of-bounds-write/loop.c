#include <string.h>
static void fill(char *p, int n) {
    for (int i = 0; i <= n; i++)
        p[i] = 'x'; //~ out-of-bounds-write
}
int main(void) {
    char big[9], b[8];
    fill(big, 8);
    fill(b, 8);
    return b[0];
}
