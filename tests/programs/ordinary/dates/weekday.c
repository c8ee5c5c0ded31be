//@ truth: true
//@ expect[auto]: true
#include <stdio.h>
#include <time.h>

static int weekday(int y, int m, int d)
{
    static const int t[] = { 0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4 };

    if (m < 3)
        y -= 1;
    return (y + y / 4 - y / 100 + y / 400 + t[m - 1] + d) % 7;
}

int main(void)
{
    static const char *const names[7] = { "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat" };
    time_t t = 0;
    struct tm *tm = gmtime(&t);

    if (tm == NULL)
        return 1;
    printf("%s\n", names[weekday(1970, 1, 1)]);
    for (int m = 1; m <= 12; m++)
        printf("%d: %s\n", m, names[weekday(2024, m, 13)]);
    return weekday(1970, 1, 1) == 4 ? 0 : 2;
}
