//@ truth: false
//@ expect[auto]: false
/* The day of the year; a failed sscanf leaves the date unset. */
#include <stdio.h>

static const int before[] = { 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334 };

static int day_of_year(const char *text)
{
    int year, month, day, n;

    sscanf(text, "%d/%d/%d", &day, &month, &year);
    if (month < 1 || month > 12) //~ VIOLATION uninitialised
        return 0;
    n = before[month - 1] + day % 32;
    if (month > 2 && year % 4 == 0)
        n++;
    return n;
}

int main(void)
{
    printf("%d\n", day_of_year("24/12/1999"));
    printf("%d\n", day_of_year("1/3/2000"));
    printf("%d\n", day_of_year("7.5.2001"));
    return 0;
}
