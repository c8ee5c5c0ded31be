//@ truth: false
//@ expect[auto]: false

/* Seconds of a working life do not fit in an int. */
#include <stdio.h>

struct span {
    int years;
    int days;
};

static int seconds(struct span s)
{
    int days = s.years * 365 + s.days;

    return days * 24 * 60 * 60; //~ VIOLATION signed-overflow
}

int main(void)
{
    struct span spans[] = { { 1, 0 }, { 30, 7 }, { 67, 17 }, { 80, 20 } };

    for (size_t i = 0; i < sizeof spans / sizeof spans[0]; i++)
        printf("%d years and %d days: %d s\n", spans[i].years, spans[i].days, seconds(spans[i]));
    return 0;
}
