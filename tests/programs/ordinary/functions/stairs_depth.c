//@ truth: false
//@ expect[auto]: false
/* Records the depth of the recursion in an array that is too short. */
#include <stdio.h>

#define DEPTH 7

static int trace[DEPTH];

static int ways(int stairs, int depth)
{
    trace[depth] = stairs; //~ VIOLATION out-of-bounds-write
    if (stairs < 0)
        return 0;
    if (stairs == 0)
        return 1;
    return ways(stairs - 1, depth + 1) + ways(stairs - 2, depth + 1);
}

int main(void)
{
    printf("%d\n", ways(3, 0));
    printf("%d\n", ways(5, 0));
    printf("%d\n", ways(7, 0));
    return trace[0] == 7 ? 0 : 1;
}
