//@ truth: false
//@ expect[auto]: false
/* A function that says it may write gets the address of a constant. */
#include <stdio.h>

static void clamp(int *value, int low, int high)
{
    if (*value < low)
        *value = low;
    if (*value > high)
        *value = high; //~ VIOLATION write-to-const
}

int main(void)
{
    static const int defaults[3] = { 20, 50, 130 };
    int setting = 170;

    clamp(&setting, 0, 100);
    printf("%d\n", setting);
    for (int i = 0; i < 3; i++) {
        clamp((int *)&defaults[i], 0, 100);
        printf("%d\n", defaults[i]);
    }
    return 0;
}
