#include <limits.h>
int main(void) {
    long long a = LLONG_MIN, b = -1;
    int r = (int)((a + 1) % b);
    r += (int)(a % 7);
    r += (int)(a % b); //~ division-overflow
    return r;
}
