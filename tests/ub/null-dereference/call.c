#include <stddef.h>
static int f(int x) { return x; }
int main(void) {
    int (*tab[3])(int) = { f, f };
    int r = tab[0](1) + tab[1](2);
    r += tab[2](3); //~ null-dereference
    return r;
}
