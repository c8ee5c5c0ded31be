#include <math.h>
int main(void) {
    double n = NAN;
    int r = (n == n) + ((_Bool)n ? 2 : 0);
    r += (int)n; //~ float-conversion
    return r;
}
