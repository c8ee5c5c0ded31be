//@ leak
#include <stdlib.h>
static int work(int n) {
    int *t = malloc(n * sizeof *t);
    t[0] = n;
    int r = t[0] * 2;
    return r; //~ LEAK lost
}
int main(void) {
    int *k = malloc(4);
    free(k);
    return work(3);
}
