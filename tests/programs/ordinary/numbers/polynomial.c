//@ truth: true
//@ expect[auto]: true
#include <stdio.h>

#define DEGREE 3

/* Horner's rule; the zero is found by bisection. */
static double eval(const double *coeff, double x)
{
    double y = 0.0;

    for (int i = DEGREE; i >= 0; i--)
        y = y * x + coeff[i];
    return y;
}

static double bisect(const double *coeff, double low, double high)
{
    for (int i = 0; i < 30; i++) {
        double mid = (low + high) / 2;
        if (eval(coeff, low) * eval(coeff, mid) <= 0)
            high = mid;
        else
            low = mid;
    }
    return low;
}

int main(void)
{
    static const double p[DEGREE + 1] = { -2.0, 0.0, 0.0, 1.0 };

    printf("%.4f\n", bisect(p, 0.0, 2.0));
    return 0;
}
