#include <stdio.h>
int main(void) {
    int a[4] = { 1, 2, 3, 4 };
    int i = 3;
    printf("%d\n", a[i]);
    i++;
    printf("%d\n", a[i]); //~ out-of-bounds-read
    return 0;
}
