//@ truth: false
//@ expect[auto]: false
/* The optimiser was told that there are only three colours. */
#include <stdio.h>

typedef enum { RED = 1, GREEN, BLUE } color;

static unsigned rgb(color c)
{
    if (c == RED)
        return 0xff0000;
    if (c == GREEN)
        return 0x00ff00;
    if (c == BLUE)
        return 0x0000ff;
    __builtin_unreachable(); //~ VIOLATION unreachable
}

int main(void)
{
    unsigned mixed = 0;

    for (int c = RED; c <= BLUE; c++)
        mixed |= rgb((color)c);
    printf("%06x\n", mixed);
    for (int c = BLUE; c >= 0; c--)
        mixed ^= rgb((color)c);
    printf("%06x\n", mixed);
    return 0;
}
