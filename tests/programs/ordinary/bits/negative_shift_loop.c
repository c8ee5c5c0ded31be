//@ truth: false
//@ expect[auto]: false
/* Prints a number in binary: the loop counts down below zero. */
#include <stdio.h>

static void print_binary(unsigned char value)
{
    int bit = 7;

    do {
        putchar(value >> bit & 1 ? '1' : '0'); //~ VIOLATION bad-shift
        bit--;
        if (bit == 3)
            putchar('_');
    } while (bit >= -1);
    putchar('\n');
}

int main(void)
{
    unsigned char values[] = { 0x00, 0x5a, 0xff };
    int i;

    for (i = 0; i < 3; i++) {
        printf("0x%02x = ", values[i]);
        print_binary(values[i]);
    }
    return 0;
}
