//@ truth: false
//@ args: nan
//@ expect[auto]: false
/* Readings in tenths of a degree; what is no number is not refused. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX_READINGS 8

struct log {
    short tenths[MAX_READINGS];
    int n;
};

static int to_tenths(double celsius, short *out)
{
    if (celsius < -100.0 || celsius > 100.0)
        return -1;
    *out = (short)(celsius * 10.0); //~ VIOLATION float-conversion
    return 0;
}

static int log_add(struct log *l, const char *text)
{
    char *end;
    double v = strtod(text, &end);

    if (end == text || l->n >= MAX_READINGS)
        return -1;
    if (to_tenths(v, &l->tenths[l->n]) < 0)
        return -1;
    l->n++;
    return 0;
}

static void summary(const struct log *l)
{
    int min = 0, max = 0;

    for (int i = 0; i < l->n; i++) {
        if (i == 0 || l->tenths[i] < min)
            min = l->tenths[i];
        if (i == 0 || l->tenths[i] > max)
            max = l->tenths[i];
    }
    if (l->n > 0)
        printf("%d readings from %.1f to %.1f\n", l->n, min / 10.0, max / 10.0);
}

int main(int argc, char **argv)
{
    struct log l = { { 0 }, 0 };
    int refused = 0;

    for (int i = 1; i < argc; i++)
        refused += log_add(&l, argv[i]) < 0;
    summary(&l);
    if (refused)
        fprintf(stderr, "%d refused\n", refused);
    return refused != 0;
}
