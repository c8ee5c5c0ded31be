//@ truth: false
//@ expect[auto]: false
/* The wrong conversion for a year as a long. */
#include <stdio.h>
#include <time.h>

struct stamp {
    long year;
    int month;
    int day;
};

static void log_line(const struct stamp *s, const char *message)
{
    printf("%02d/%02d ", s->day, s->month);
    printf("(%d) ", s->year); //~ VIOLATION library-precondition
    puts(message);
}

int main(void)
{
    struct stamp s;
    time_t now = 86400;
    struct tm *tm = gmtime(&now);

    if (tm == NULL)
        return 1;
    s.year = tm->tm_year + 1900L;
    s.month = tm->tm_mon + 1;
    s.day = tm->tm_mday;
    log_line(&s, "started");
    return 0;
}
