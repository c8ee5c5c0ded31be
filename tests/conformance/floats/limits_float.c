#include <stdio.h>
#include <float.h>
int main(void) {
    printf("%d %d %d\n", FLT_RADIX, FLT_MANT_DIG, DBL_MANT_DIG);
    printf("%d %d %d %d\n", FLT_DIG, DBL_DIG, FLT_MAX_EXP, DBL_MIN_EXP);
    printf("%g %g %g\n", FLT_MAX, FLT_MIN, FLT_EPSILON);
    printf("%g %g %g\n", DBL_MAX, DBL_MIN, DBL_EPSILON);
    printf("%a %a\n", DBL_MAX, DBL_MIN); printf("%a %a\n", (double)FLT_MAX, (double)FLT_EPSILON);
    printf("%d %d %d\n", (int)sizeof(float), (int)sizeof(double), (int)sizeof(long double));
    printf("%d %d\n", DBL_MAX_10_EXP, FLT_MIN_10_EXP);
    printf("%d %d\n", (int)_Alignof(double), (int)_Alignof(long double));
    struct { char c; double d; } s; struct { char c; long double d; } t;
    printf("%d %d\n", (int)sizeof s, (int)sizeof t);
    printf("%.0f\n", DBL_MAX); printf("%.0f\n", (double)FLT_MAX); printf("%.60g\n", DBL_MIN * 0 + 0.5);
    return DBL_DIG;
}
