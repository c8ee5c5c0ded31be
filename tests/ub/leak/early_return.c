//@ leak
#include <stdlib.h>
static int parse(int bad) {
    char *buf = malloc(16);
    buf[0] = bad;
    if (bad)
        return -1; //~ LEAK lost
    free(buf);
    return 0;
}
int main(void) {
    int r = parse(0);
    r += parse(1);
    return r + 5;
}
