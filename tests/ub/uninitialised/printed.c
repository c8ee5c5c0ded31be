#include <stdio.h>
int main(void) {
    int a[3];
    a[0] = 1; a[2] = 3;
    printf("%d %d\n", a[0], a[2]);
    printf("%d\n", a[1]); //~ uninitialised
    return 0;
}
