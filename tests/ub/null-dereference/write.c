#include <stddef.h>
static void set(int *p, int v) {
    *p = v; //~ null-dereference
}
int main(void) {
    int x;
    set(&x, 3);
    int *q = x == 3 ? NULL : &x;
    set(q, 4);
    return x;
}
