//@ truth: false
//@ expect[auto]: false
/* The remainder of INT_MIN by -1 overflows as well. */
#include <limits.h>
#include <stdio.h>

static int clock_add(int hand, int hours, int face)
{
    int h = hand;

    if (face == 0)
        return 0;
    h = (h % face + hours % face) % face; //~ VIOLATION division-overflow
    return h < 0 && face > 0 ? h + face : h;
}

int main(void)
{
    static const struct { int hand, hours, face; } t[] = {
        { 10, 5, 12 }, { 3, -7, 24 }, { 0, 1, 0 }, { 4, INT_MIN, -1 },
    };
    unsigned i;

    for (i = 0; i < sizeof(t) / sizeof(t[0]); i++)
        printf("%d\n", clock_add(t[i].hand, t[i].hours, t[i].face));
    return 0;
}
