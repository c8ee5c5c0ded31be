#include <inttypes.h>
int main(void) {
    intmax_t least = INTMAX_MIN;
    return imaxabs(least) > 0; //~ signed-overflow
}
