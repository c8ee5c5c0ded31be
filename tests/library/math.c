// <math.h>: results behind pointers.
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include "faults.h"

int main(void) {
    int exponent, *no_int = 0, *gone = malloc(sizeof *gone);
    double whole, *no_double = 0;
    float whole_f, *no_float = 0;
    long double whole_l, *no_long = 0;
    if (!gone) return 0;
    free(gone);
    switch (LINE) {
    FAULT frexp(1, no_int); break;
    FAULT frexp(1, gone); break;
    FAULT frexpf(1, no_int); break;
    FAULT frexpl(1, no_int); break;
    FAULT modf(1, no_double); break;
    FAULT modf(1, (double *)&exponent); break;
    FAULT modff(1, no_float); break;
    FAULT modfl(1, no_long); break;
    FAULT remquo(1, 2, no_int); break;
    FAULT remquof(1, 2, gone); break;
    FAULT remquol(1, 2, no_int); break;
    FAULT nan(0); break;
    FAULT nanf(0); break;
    FAULT nanl(0); break;
    }
    printf("%g\n", frexp(6, &exponent));
    printf("%d\n", exponent);
    printf("%g %g\n", frexpf(5, &exponent), (double)frexpl(3, &exponent));
    printf("%g\n", modf(1.25, &whole));
    printf("%g %g %g\n", whole, modff(2.5f, &whole_f), (double)modfl(3.5L, &whole_l));
    printf("%g %g %g\n", remquo(7, 2, &exponent), remquof(7, 2, &exponent), (double)remquol(7, 2, &exponent));
    printf("%d %d %d\n", isnan(nan("")), isnan(nanf("1")), isnan(nanl("")));
    return 0;
}
