#include <stdio.h>
static char pool[64];
static int inside(const char *p) {
    return p >= pool && 1; //~ WARN pointer-comparison
}
int main(void) {
    char other[4];
    int r = inside(pool + 3);
    int x = inside(other);
    printf("%d\n", r);
    return x == 0 || x == 1;
}
