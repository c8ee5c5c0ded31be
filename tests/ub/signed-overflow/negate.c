#include <limits.h>
int main(void) {
    int m = INT_MIN + 1;
    m = -m;
    signed char c = -128; int d = -c;
    m = INT_MIN;
    unsigned u = -(unsigned)m;
    m = -m; //~ signed-overflow
    return m == d && u;
}
