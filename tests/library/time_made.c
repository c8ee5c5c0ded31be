// Seconds of dates: `mktime` reads and writes.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "faults.h"

int main(void) {
    struct tm date, *no_date = 0, *gone = malloc(sizeof *gone);
    if (!gone) return 0;
    free(gone);
    memset(&date, 0, sizeof date);
    switch (LINE) {
    FAULT mktime(no_date); break;
    FAULT mktime(gone); break;
    FAULT timegm(no_date); break;
    FAULT timegm(gone); break;
    FAULT timelocal(no_date); break;
    FAULT timelocal(gone); break;
    }
    date.tm_mday = 2, date.tm_year = 70;
    printf("%ld\n", (long)timegm(&date));
    mktime(&date);
    timelocal(&date);
    return 0;
}
