// <math.h>: functions that are only checked.
//@ only checked
#define _GNU_SOURCE
#include <math.h>
#include <stdlib.h>
#include "faults.h"

int main(void) {
    int sign, *no_int = 0;
    double a, b, *no_double = 0;
    float c, d, *no_float = 0;
    long double e, f, *no_long = 0;
    switch (LINE) {
    FAULT sincos(1, no_double, &b); break;
    FAULT sincos(1, &a, no_double); break;
    FAULT sincosf(1, no_float, &d); break;
    FAULT sincosl(1, &e, no_long); break;
    FAULT lgamma_r(2.5, no_int); break;
    FAULT lgammaf_r(2.5f, no_int); break;
    FAULT lgammal_r(2.5L, no_int); break;
    }
    sincos(1, &a, &b);
    sincosf(1, &c, &d);
    sincosl(1, &e, &f);
    lgamma_r(2.5, &sign);
    lgammaf_r(2.5f, &sign);
    lgammal_r(2.5L, &sign);
    return 0;
}
