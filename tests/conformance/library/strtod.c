#include <stdio.h>
#include <stdlib.h>
#include <errno.h>
#include <math.h>
static void d(const char *s) {
    char *e; errno = 0; double v = strtod(s, &e);
    printf("%s -> %.17g rest [%s] %d\n", s, v, e, errno == ERANGE);
}
int main(void) {
    d("1"); d("  2.5e3x"); d("-.5"); d("+1."); d("."); d("e5"); d("1e"); d("1e+"); d("1e5");
    d("0x1.8p1"); d("0x.8"); d("inf"); d("-INFINITY"); d("infinit"); d("1e400"); d("-1e400");
    d("1e-400"); d("0.1"); d("123456789012345678901234567890"); d("2.2250738585072011e-308");
    d("9007199254740993"); d("1.7976931348623157e308"); d("0x1p-1074"); d("00012.50"); d("1,5");
    d(""); d("-0"); char *e; double n = strtod("nan(123)z", &e);
    printf("%d [%s]\n", isnan(n), e); printf("%g %g\n", atof("3.25abc"), atof("junk"));
    float f = strtof("0.1", NULL); printf("%.9g\n", f); long double l = strtold("0.1", NULL);
    printf("%.20Lg\n", l); printf("%d\n", strtof("1e39", NULL) == HUGE_VALF);
    return (int)atof("12.9");
}
