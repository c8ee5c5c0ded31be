//@ truth: false
//@ expect[auto]: false
/* abs() is no way to make a hash positive: it cannot do that for INT_MIN. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#define BUCKETS 8

static int fill[BUCKETS];

static int mix(int key)
{
    unsigned h = (unsigned)key;

    h ^= h >> 16;
    return (int)(h ^ 0x8000u);
}

static void add(int key)
{
    int bucket = abs(mix(key)) % BUCKETS; //~ VIOLATION signed-overflow

    fill[bucket]++;
}

int main(void)
{
    static const int keys[] = { 5, -17, 1234, INT_MIN, INT_MAX };
    int i, most = 0;

    for (i = 0; i < (int)(sizeof keys / sizeof keys[0]); i++)
        add(keys[i]);
    for (i = 0; i < BUCKETS; i++)
        if (fill[i] > most)
            most = fill[i];
    printf("fullest bucket: %d\n", most);
    return 0;
}
