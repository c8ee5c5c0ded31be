//@ truth: false
//@ expect[auto]: false
/* `high` begins behind the last element but is treated as an index. */
#include <stdio.h>

static int lookup(const unsigned *table, int n, unsigned key)
{
    int low = 0;
    int high = n;

    while (low <= high) {
        int mid = (low + high) / 2;
        if (key == table[mid]) //~ VIOLATION out-of-bounds-read
            return mid;
        else if (key > table[mid])
            low = mid + 1;
        else
            high = mid - 1;
    }
    return -1;
}

static unsigned baud[] = { 300, 1200, 2400, 9600, 19200, 38400 };

int main(void)
{
    unsigned wanted[] = { 9600, 300, 115200 };
    int n = sizeof(baud) / sizeof(baud[0]);

    for (int i = 0; i < 3; i++) {
        int k = lookup(baud, n, wanted[i]);
        if (k >= 0)
            printf("%u baud: setting %d\n", wanted[i], k);
        else
            printf("%u baud: not supported\n", wanted[i]);
    }
    return 0;
}
