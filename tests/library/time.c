// <time.h>
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "faults.h"

int main(void) {
    struct tm date, *no_date = 0, *gone = malloc(sizeof *gone);
    time_t second = 86400, *never = 0;
    char text[32], small[25];
    if (!gone) return 0;
    free(gone);
    memset(&date, 0, sizeof date);
    switch (LINE) {
    FAULT gmtime_r(never, &date); break;
    FAULT gmtime_r(&second, no_date); break;
    FAULT gmtime_r(&second, gone); break;
    FAULT localtime_r(never, &date); break;
    FAULT localtime_r(&second, no_date); break;
    FAULT asctime_r(no_date, text); break;
    FAULT asctime_r(&date, 0); break;
    FAULT asctime_r(&date, small); break;
    FAULT ctime_r(never, text); break;
    FAULT ctime_r(&second, small); break;
    FAULT strptime(0, "%Y", &date); break;
    FAULT strptime("1", 0, &date); break;
    FAULT strptime("1999", "%Y", no_date); break;
    FAULT strptime("1999-01-02", "%Y-%m-%d", gone); break;
    FAULT asctime(no_date); break;
    FAULT asctime(gone); break;
    }
    if (!gmtime_r(&second, &date)) return 0;
    printf("%d\n", date.tm_year);
    date.tm_mday = 3, date.tm_mon = 4, date.tm_year = 99, date.tm_wday = 1, date.tm_hour = 1;
    printf("%d\n", asctime_r(&date, text) == text);
    printf("%d\n", ctime_r(&second, text) == text);
    localtime_r(&second, &date);
    char *rest = strptime("2001-02-03", "%Y-%m-%d", &date);
    printf("%s\n", rest ? "read" : "not read");
    date.tm_mday = 3, date.tm_mon = 4, date.tm_year = 99, date.tm_wday = 1, date.tm_hour = 1, date.tm_min = 2;
    date.tm_sec = 3;
    char *shown = asctime(&date);
    if (shown) printf("%d\n", shown[24] == '\n');
    printf("%g\n", difftime(second, 400));
    return 0;
}
