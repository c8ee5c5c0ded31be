//@ truth: true
//@ expect[auto]: true
/* The sieve of Eratosthenes on a bit set. */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#define LIMIT 64
#define WORD_BITS (sizeof(unsigned) * CHAR_BIT)

static unsigned composite[(LIMIT + WORD_BITS - 1) / WORD_BITS];

static void set_bit(unsigned i)
{
    composite[i / WORD_BITS] |= 1u << i % WORD_BITS;
}

static int get_bit(unsigned i)
{
    return composite[i / WORD_BITS] >> i % WORD_BITS & 1;
}

int main(void)
{
    unsigned i, j, count = 0;

    memset(composite, 0, sizeof composite);
    for (i = 2; i < LIMIT; i++) {
        if (get_bit(i))
            continue;
        count++;
        for (j = i * i; j < LIMIT; j += i)
            set_bit(j);
    }
    printf("%u primes below %d\n", count, LIMIT);
    return count == 18 ? 0 : 1;
}
