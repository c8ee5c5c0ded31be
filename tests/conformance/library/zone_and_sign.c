#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
int main(void) {
    char text[50];
    time_t seconds = 1000000000;
    struct tm zeros;
    memset(&zeros, 0, sizeof zeros);
    zeros.tm_mday = 1;
    tzset();
    printf("%s %s %ld %d\n", tzname[0], tzname[1], timezone, daylight);
    strftime(text, sizeof text, "%Z", gmtime(&seconds));
    puts(text);
    strftime(text, sizeof text, "%Z", localtime(&seconds));
    puts(text);
    strftime(text, sizeof text, "%Z", &zeros);
    puts(text);
    for (volatile double x = -3.5; x < 3; x += 0.5) {
        lgamma(x);
        volatile double one = gamma(x), other = lgamma(x);
        volatile float less = gammaf(x), more = lgammaf(x);
        if (x != floor(x)) printf("%g %d %d\n", x, signgam, one == other && less == more);
    }
    return 0;
}
