#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *p = malloc(4), *q = malloc(4);
    int n = (p + 4 > p) + (p != q);
    if (p > q) n += 0; //~ WARN pointer-comparison
    printf("%d\n", n);
    free(p); free(q);
    return n;
}
