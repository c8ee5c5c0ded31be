/* An array overrun: the loop runs one step too far.
 *
 * Expect: `carve run` stops at `total += month[i]` with an out-of-bounds read,
 * after printing nothing, and shows where `month` is declared. */
#include <stdio.h>

static int days_until(int last) {
    int month[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int total = 0;
    for (int i = 0; i <= last; i++) {
        total += month[i];
    }
    return total;
}

int main(void) {
    printf("%d days\n", days_until(12));
    return 0;
}
