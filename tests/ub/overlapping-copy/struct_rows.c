#include <string.h>
struct row { int a[4]; };
int main(void) {
    struct row t[4] = { { { 1 } } };
    memcpy(&t[1], &t[0], sizeof t[0]);
    memcpy(&t[2], &t[0], 2 * sizeof t[0]);
    memcpy(&t[1], &t[0], 2 * sizeof t[0]); //~ overlapping-copy
    return t[1].a[0];
}
