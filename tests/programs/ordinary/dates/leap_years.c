//@ truth: true
//@ args: 2024 2
//@ expect[auto]: true
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static bool is_leap(long year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static int days_in_month(long year, int month)
{
    static const int days[12] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };

    if (month < 1 || month > 12)
        return 0;
    if (month == 2 && is_leap(year))
        return 29;
    return days[month - 1];
}

int main(int argc, char **argv)
{
    long year, month;

    if (argc < 3) {
        int total = 0;
        for (int m = 1; m <= 12; m++)
            total += days_in_month(2023, m);
        printf("2023 has %d days\n", total);
        return total == 365 ? EXIT_SUCCESS : EXIT_FAILURE;
    }
    year = strtol(argv[1], NULL, 10);
    month = strtol(argv[2], NULL, 10);
    if (month < 1 || month > 12) {
        fprintf(stderr, "no such month\n");
        return EXIT_FAILURE;
    }
    printf("%d days\n", days_in_month(year, (int)month));
    return EXIT_SUCCESS;
}
