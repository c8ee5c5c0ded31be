#include <limits.h>
int main(void) {
    int a = INT_MAX - 1;
    a = a + 1;
    unsigned u = UINT_MAX; u++;
    int b = a + 1; //~ signed-overflow
    return b != 0;
}
