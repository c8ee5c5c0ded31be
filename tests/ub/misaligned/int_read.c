#include <string.h>
#include <stdio.h>
int main(void) {
    char b[16] __attribute__((aligned(8))) = { 0 };
    int v = 0;
    memcpy(&v, b + 1, 4);
    struct { char c; int i; } __attribute__((packed)) s = { 1, 2 };
    v += s.i;
    v += *(int *)(b + 4);
    int *p = (int *)(b + 5);
    v += *p; //~ WARN misaligned
    printf("%d\n", v);
    return 3;
}
