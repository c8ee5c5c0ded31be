#include <limits.h>
int main(void) {
    int a = INT_MIN, b = -1;
    int r = (a + 1) / b > 0;
    r += a / 1 < 0;
    signed char c = -128; r += c / b;
    r += a / b; //~ division-overflow
    return r;
}
