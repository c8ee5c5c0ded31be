//@ truth: false
//@ expect[auto]: false
/* Counting sort of temperatures: nobody thought of frost. */
#include <stdio.h>

#define DEGREES 41

static int histogram[DEGREES];

static void count(const signed char *t, int n)
{
    while (n--)
        histogram[*t++]++; //~ VIOLATION out-of-bounds-read
}

int main(void)
{
    static const signed char may[] = { 14, 17, 17, 21, 19 };
    static const signed char january[] = { 2, 0, -3, 1, 4 };
    int i, warm = 0;

    count(may, 5);
    count(january, 5);
    for (i = 0; i < DEGREES; i++) {
        if (histogram[i])
            printf("%2d: %d\n", i, histogram[i]);
        if (i > 15)
            warm += histogram[i];
    }
    printf("%d warm days\n", warm);
    return 0;
}
