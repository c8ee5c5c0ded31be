/* GNU's parts of complex numbers, of numbers that are real. */
#include <stdio.h>

int main(void) {
    int i = 5;
    double d = 2;
    __real__ i = 7;
    __real__ d += 1;
    int *p = &__real__ i;
    *p += 1;
    printf("%d %g %d %g\n", i, d, __imag__ i, __imag__ d);
    printf("%d\n", (int)sizeof(__real__ d));
    return 0;
}
