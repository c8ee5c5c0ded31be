// Clocks, which are only checked.
//@ only checked
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include "faults.h"

int main(void) {
    struct timespec when = {0}, left, *never = 0, *gone = malloc(sizeof *gone);
    struct timeval day;
    if (!gone) return 0;
    free(gone);
    switch (LINE) {
    FAULT timespec_get(never, TIME_UTC); break;
    FAULT timespec_get(gone, TIME_UTC); break;
    FAULT clock_gettime(CLOCK_MONOTONIC, gone); break;
    FAULT clock_getres(CLOCK_MONOTONIC, gone); break;
    FAULT gettimeofday((struct timeval *)gone, 0); break;
    FAULT nanosleep(never, 0); break;
    FAULT nanosleep(&when, gone); break;
    }
    timespec_get(&when, TIME_UTC);
    clock_gettime(CLOCK_MONOTONIC, &when);
    clock_getres(CLOCK_MONOTONIC, &when);
    clock_getres(CLOCK_MONOTONIC, 0);
    gettimeofday(&day, 0);
    when.tv_sec = 0, when.tv_nsec = 1;
    nanosleep(&when, &left);
    nanosleep(&when, 0);
    return 0;
}
