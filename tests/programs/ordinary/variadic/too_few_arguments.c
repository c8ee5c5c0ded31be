//@ truth: false
//@ expect[auto]: false
/* The format of the error message wants two arguments. */
#include <stdio.h>
#include <stdlib.h>

static int check_range(long v, long low, long high)
{
    if (v < low) {
        printf("%ld is below %ld\n", v, low);
        return 0;
    }
    if (v > high) {
        printf("%ld is above %ld\n", v); //~ VIOLATION library-precondition
        return 0;
    }
    return 1;
}

int main(void)
{
    static const char *const input[] = { "5", "-3", "12" };
    int ok = 0;

    for (int i = 0; i < 3; i++)
        ok += check_range(strtol(input[i], NULL, 10), 0, 10);
    printf("%d of 3 are fine\n", ok);
    return 0;
}
