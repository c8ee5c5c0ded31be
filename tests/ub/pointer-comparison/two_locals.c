#include <stdio.h>
int main(void) {
    int a[2] = { 1, 2 }, b[2] = { 3, 4 };
    int r = &a[0] < &a[1];
    r += a == b;
    int lt = a < b; //~ WARN pointer-comparison
    printf("%d\n", r);
    return (lt == 0 || lt == 1) + 1;
}
