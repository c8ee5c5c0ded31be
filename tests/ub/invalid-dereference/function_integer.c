#include <stdint.h>
int main(void) {
    int (*f)(void) = (int (*)(void))(uintptr_t)24;
    int r = f != 0;
    r += f(); //~ invalid-dereference
    return r;
}
