//@ truth: true
//@ expect[auto]: true
/* Times of day from a table; differences across midnight. */
#include <assert.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

struct clock_time {
    int h, m, s;
};

static int seconds_of(struct clock_time t)
{
    return (t.h * 60 + t.m) * 60 + t.s;
}

static struct clock_time from_seconds(int s)
{
    struct clock_time t;

    t.h = s / 3600 % 24;
    t.m = s / 60 % 60;
    t.s = s % 60;
    return t;
}

static struct clock_time elapsed(struct clock_time from, struct clock_time to)
{
    int d = seconds_of(to) - seconds_of(from);

    if (d < 0)
        d += 24 * 3600;
    return from_seconds(d);
}

static void format(char *out, size_t n, struct clock_time t)
{
    struct tm tm;

    memset(&tm, 0, sizeof tm);
    tm.tm_hour = t.h;
    tm.tm_min = t.m;
    tm.tm_sec = t.s;
    if (strftime(out, n, "%H:%M:%S", &tm) == 0)
        out[0] = '\0';
}

int main(void)
{
    static const struct {
        struct clock_time from, to;
    } shift[] = {
        { { 8, 0, 0 }, { 16, 30, 0 } },
        { { 22, 15, 30 }, { 6, 45, 10 } },
        { { 12, 0, 0 }, { 12, 0, 0 } },
    };
    char text[9];
    int total = 0;

    for (size_t i = 0; i < sizeof shift / sizeof shift[0]; i++) {
        struct clock_time e = elapsed(shift[i].from, shift[i].to);
        format(text, sizeof text, e);
        printf("%s\n", text);
        total += seconds_of(e);
    }
    assert(total == 30600 + 30580);
    return 0;
}
