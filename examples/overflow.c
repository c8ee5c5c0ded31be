/* The midpoint that every textbook got wrong for decades.
 *
 * Expect: `carve run` stops at `low + high` with a signed overflow. */
#include <limits.h>
#include <stdio.h>

static int middle(int low, int high) {
    return (low + high) / 2;
}

int main(void) {
    printf("%d\n", middle(10, 20));
    printf("%d\n", middle(INT_MAX - 10, INT_MAX));
    return 0;
}
