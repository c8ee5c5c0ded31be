//@ truth: false
//@ args: 12
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>

struct date {
    int day, month, year;
};

static const char *const month_name[12] = {
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
};

static void print_date(const struct date *d)
{
    const char *name = month_name[d->month]; //~ VIOLATION out-of-bounds-read

    printf("%s %d, %d\n", name, d->day, d->year);
}

int main(int argc, char **argv)
{
    struct date d = { 24, 6, 1999 };

    if (argc > 1) {
        long m = strtol(argv[1], NULL, 10);
        if (m < 1 || m > 12) {
            fprintf(stderr, "month must be 1 to 12\n");
            return EXIT_FAILURE;
        }
        d.month = (int)m;
    }
    print_date(&d);
    return EXIT_SUCCESS;
}
