// Numbers in texts, and arithmetic of <stdlib.h> and <inttypes.h>.
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include "faults.h"

int main(void) {
    char open[2] = {'1', '2'}, *end, *none = 0;
    switch (LINE) {
    FAULT atoi(none); break;
    FAULT atoi(open); break;
    FAULT atoi("99999999999"); break;
    FAULT atol(open); break;
    FAULT atol("99999999999999999999"); break;
    FAULT atoll(none); break;
    FAULT atoll("99999999999999999999"); break;
    FAULT atof(none); break;
    FAULT strtol(none, &end, 10); break;
    FAULT strtol("1", (char **)open, 10); break;
    FAULT strtoul(open, &end, 10); break;
    FAULT strtoll(none, 0, 10); break;
    FAULT strtoull(none, 0, 10); break;
    FAULT strtod(none, &end); break;
    FAULT strtof(open, 0); break;
    FAULT strtold(none, 0); break;
    FAULT abs(INT_MIN); break;
    FAULT labs(LONG_MIN); break;
    FAULT llabs(LLONG_MIN); break;
    FAULT imaxabs(INTMAX_MIN); break;
    FAULT div(1, 0); break;
    FAULT div(INT_MIN, -1); break;
    FAULT ldiv(1, 0); break;
    FAULT lldiv(LLONG_MIN, -1); break;
    FAULT imaxdiv(1, 0); break;
    }
    printf("%d %ld %lld %g\n", atoi("12x"), atol("-3"), atoll(" 7"), atof("1.5"));
    printf("%ld\n", strtol("12x", &end, 10));
    printf("%c\n", *end);
    printf("%lu %lld %llu\n", strtoul("ff", 0, 16), strtoll("-1", 0, 0), strtoull("8", 0, 8));
    printf("%g %g %Lg\n", strtod("2.5", &end), strtof("3", 0), strtold("4", 0));
    printf("%d %ld %lld %jd\n", abs(-1), labs(-2), llabs(-3), imaxabs(-4));
    div_t a = div(7, 2);
    ldiv_t b = ldiv(-7, 2);
    lldiv_t c = lldiv(7, -2);
    imaxdiv_t d = imaxdiv(8, 3);
    printf("%d %ld %lld %jd\n", a.rem, b.quot, c.quot, d.rem);
    return 0;
}
