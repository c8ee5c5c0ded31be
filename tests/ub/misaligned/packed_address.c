#include <stdio.h>
struct __attribute__((packed)) p { char c; int v; };
int main(void) {
    static struct p x __attribute__((aligned(4))) = { 1, 2 };
    x.v += 5;
    int *q = &x.v;
    int r = *q; //~ WARN misaligned
    printf("%d\n", r);
    return r;
}
