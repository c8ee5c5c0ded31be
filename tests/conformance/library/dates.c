#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <time.h>
static void parse(const char *text, const char *format) {
    struct tm tm;
    memset(&tm, 0, sizeof tm);
    const char *end = strptime(text, format, &tm);
    printf("%s: %s", text, end ? "rest `" : "no\n");
    if (end)
        printf("%s' %d-%d-%d %d:%d:%d, day %d %d\n", end, tm.tm_year, tm.tm_mon, tm.tm_mday, tm.tm_hour, tm.tm_min,
               tm.tm_sec, tm.tm_wday, tm.tm_yday);
}
int main(void) {
    char buffer[32];
    time_t when = 1000000000;
    struct tm tm;
    gmtime_r(&when, &tm);
    fputs(asctime_r(&tm, buffer), stdout);
    struct timespec now;
    printf("%d %d\n", timespec_get(&now, TIME_UTC), timespec_get(&now, 77));
    parse("2001-09-09 01:46:40 left", "%Y-%m-%d %H:%M:%S");
    parse("9 Sep 1999", "%d %b %Y");
    parse("Sunday, 29 february 2004", "%A, %d %B %Y");
    parse("02/29/68", "%D");
    parse("12:05 AM", "%I:%M %p");
    parse("11:05 pm", "%I:%M %p");
    parse("23:59", "%R");
    parse("24:00", "%H:%M");
    parse("2020-13-01", "%F");
    parse("x1", "y%d");
    parse("100%", "100%%");
    return 0;
}
