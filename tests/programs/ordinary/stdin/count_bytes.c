//@ truth: false
//@ expect[auto]: false
/* Counts bytes; the end of input is counted as well, with index -1. */
#include <ctype.h>
#include <stdio.h>

#define BYTES 256

static unsigned frequency[BYTES];

int main(void)
{
    int c, i, n = 0;

    do {
        c = getchar();
        frequency[c]++; //~ VIOLATION out-of-bounds-read
        n++;
    } while (c != EOF && n < 1000);

    for (i = 0; i < BYTES; i++) {
        if (frequency[i] == 0)
            continue;
        if (isprint(i))
            printf("'%c' %u\n", i, frequency[i]);
        else
            printf("%3d %u\n", i, frequency[i]);
    }
    return 0;
}
